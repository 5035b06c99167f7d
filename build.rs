//! Finds the languages: every folder of `locales/` is one, and every `.ftl` file in it and in its `titles/` is
//! embedded; so are the translated rules, `docs/titles/<page>.<language>.md`. So adding a language, or a file to
//! one, needs no change to the code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("languages.rs"), languages(&root)?)?;
    fs::write(out.join("translated_pages.rs"), translated_pages(&root)?)
}

/// The languages and their files.
fn languages(root: &Path) -> io::Result<String> {
    let locales = root.join("locales");
    println!("cargo::rerun-if-changed=locales");
    let mut code = String::from("&[\n");
    for language in sorted(&locales)?.iter().filter(|path| path.is_dir()) {
        let name = language.file_name().unwrap_or_default();
        let _ = writeln!(code, "({:?}, &[", name.to_string_lossy());
        for folder in [language.clone(), language.join("titles")] {
            println!("cargo::rerun-if-changed={}", folder.display());
            for file in sorted(&folder)? {
                if file.extension().is_some_and(|end| end == "ftl") {
                    let name = file.strip_prefix(language).unwrap_or(&file);
                    let _ = writeln!(code, "({name:?}, include_str!({file:?})),");
                }
            }
        }
        code.push_str("]),\n");
    }
    code.push(']');
    Ok(code)
}

/// The pages of rules that are translations, each with its language.
fn translated_pages(root: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed=docs/titles");
    let mut code = String::from("&[\n");
    for file in sorted(&root.join("docs/titles"))? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let name = name
            .strip_suffix(".md")
            .and_then(|name| name.split_once('.'));
        if let Some((page, language)) = name {
            let _ = writeln!(code, "({page:?}, {language:?}, include_str!({file:?})),");
        }
    }
    code.push(']');
    Ok(code)
}

/// What is in a folder, by name; nothing if there is no such folder.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        all.push(entry?.path());
    }
    all.sort();
    Ok(all)
}
