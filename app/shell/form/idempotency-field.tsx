import { ulid } from 'ulid'

/** Makes a form's create happen once, even when it is sent twice. Belongs into every such form. */
export function IdempotencyField() {
  return <input type="hidden" name="idempotencyKey" value={ulid()} />
}
