//! Scenes, one module per title.
