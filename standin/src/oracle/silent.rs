//! Without the feature `oracle`: takes what the other file takes and says nothing.

use serde_json::Value;

use super::Said;

pub(crate) fn event(_name: &str, _data: &Value) -> Said {
    Ok(())
}

pub(crate) fn command(_command: &Value, _kind: u64) -> Said {
    Ok(())
}

pub(crate) fn embed(_embed: &Value) -> Said {
    Ok(())
}

pub(crate) fn components(_layout: &[Value], _v2: bool) -> Said {
    Ok(())
}

pub(crate) fn modal_components(_layout: &[Value]) -> Said {
    Ok(())
}

pub(crate) fn content(_text: &str) -> Said {
    Ok(())
}

pub(crate) fn file_name(_name: &str) -> Said {
    Ok(())
}

pub(crate) fn file_description(_text: &str) -> Said {
    Ok(())
}
