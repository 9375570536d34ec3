import type { AnyProcedure } from '@orpc/server'
import { AppError } from '#contract/core/errors.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { CustomKind } from '#contract/firm/custom-values.ts'
import { hideFields } from '../core/hide-fields.ts'
import { stripOutput } from '../core/strip-output.ts'

/**
 * A conflict tells what a record has become, as `detail.current`: that leaves as the answer of the
 * same endpoint would, without what its contract does not name and what the caller is not shown.
 */
export function shownConflict(
  procedure: AnyProcedure,
  error: unknown,
  can: (needs: Permission) => boolean,
  hidden: (kind: CustomKind) => ReadonlySet<string>,
): unknown {
  if (!(error instanceof AppError)) return error
  const { code, message, fields, detail, retryAfterSeconds, cause } = error
  if (typeof detail !== 'object' || detail === null || !('current' in detail)) return error
  const current = hideFields(procedure, stripOutput(procedure, detail.current), can, hidden)
  const shown = { fields, detail: { ...detail, current }, cause }
  return new AppError(code, message, {
    ...shown,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}
