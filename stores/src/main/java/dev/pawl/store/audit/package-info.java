/**
 * Hooks and files that audit or restrict the steps of any machine, with or without a store. For an
 * audit trail in a file, read {@link dev.pawl.store.audit.AuditFile} first; for an audit trail in a
 * database, read {@link dev.pawl.store.audit.JdbcAuditHook}.
 */
@NullMarked
package dev.pawl.store.audit;

import org.jspecify.annotations.NullMarked;
