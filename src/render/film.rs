//! Films (to come).
