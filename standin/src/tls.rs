//! A certificate for `discord.com`, a new one for every stand-in.
//!
//! A test hands the authority's certificate to the bot's HTTP client and lets that client resolve
//! `discord.com` to the loopback address. The bot's own code, URLs and rate limiter stay as in
//! production. The authority's key never leaves the process.

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};

/// What went wrong while making the certificate.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// The certificate could not be made.
    #[error("cannot make a certificate: {0}")]
    Made(#[from] rcgen::Error),
    /// The certificate could not be used.
    #[error("cannot serve TLS: {0}")]
    Served(#[from] native_tls::Error),
}

/// The certificate authority a client must trust to talk to this stand-in as `discord.com`.
#[derive(Clone, Debug)]
pub struct Authority {
    /// The certificate as PEM text.
    pub pem: String,
    /// The certificate as DER bytes.
    pub der: Vec<u8>,
}

/// Makes an authority and an acceptor with a certificate it signed.
pub(crate) fn make() -> Result<(Authority, tokio_native_tls::TlsAcceptor), TlsError> {
    let mut params = CertificateParams::new(Vec::new())?;
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params
        .distinguished_name
        .push(DnType::CommonName, "Stand-in authority");
    let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate()?)?;
    let names = ["discord.com", "canary.discord.com", "localhost"].map(str::to_owned);
    let mut params = CertificateParams::new(names.to_vec())?;
    params
        .distinguished_name
        .push(DnType::CommonName, "discord.com");
    let key = KeyPair::generate()?;
    let leaf = params.signed_by(&key, &issuer)?;
    let chain = leaf.pem() + &issuer.pem();
    let identity =
        native_tls::Identity::from_pkcs8(chain.as_bytes(), key.serialize_pem().as_bytes())?;
    let acceptor = native_tls::TlsAcceptor::new(identity)?;
    let authority = Authority {
        pem: issuer.pem(),
        der: issuer.der().to_vec(),
    };
    Ok((authority, acceptor.into()))
}
