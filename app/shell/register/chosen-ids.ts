import { maxBulk } from '#contract/core/register.ts'
import type { Form } from '../form/read-form.ts'

/** The ids of the rows that were ticked: of the right form, at most as many as a bulk action takes. */
export function idsOf(form: Form): string[] {
  const { ids } = form.data
  const given = Array.isArray(ids) ? ids : [ids]
  return given
    .filter((id) => typeof id === 'string' && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))
    .slice(0, maxBulk)
    .map(String)
}
