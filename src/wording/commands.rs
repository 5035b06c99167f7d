//! The words of the commands: descriptions shown by Discord, and the help.

use super::Words;

impl Words {
    /// The description of a command or of one of its options, 1 to 100 characters.
    #[must_use]
    pub fn command(&self, command: &str, option: Option<&str>) -> String {
        let id = match option {
            None => format!("command-{command}"),
            Some(option) => {
                let own = format!("option-{command}-{option}");
                if self.has(&own) {
                    own
                } else {
                    format!("option-{option}")
                }
            }
        };
        crate::message::cut(&self.word(&id), 100)
    }
}
