//! The words of the commands: descriptions shown by Discord, and the help.

use super::Words;

impl Words {
    /// The description of a command or of one of its options, 1 to 100 characters.
    #[must_use]
    pub fn command(&self, command: &str, option: Option<&str>) -> String {
        let id = match option {
            None => format!("command-{command}"),
            Some(option) => self.option(command, option),
        };
        crate::message::cut(&self.word(&id), 100)
    }

    /// What an option is called in this language; nothing where it goes by its English name.
    #[must_use]
    pub fn option_name(&self, command: &str, option: &str) -> Option<String> {
        let id = format!("{}.name", self.option(command, option));
        self.has(&id).then(|| self.word(&id))
    }

    /// The wording of an option: its own at this command, or the one it has everywhere.
    fn option(&self, command: &str, option: &str) -> String {
        let own = format!("option-{command}-{option}");
        if self.has(&own) {
            own
        } else {
            format!("option-{option}")
        }
    }
}
