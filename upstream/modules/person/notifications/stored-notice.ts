import type { Notice } from '../../../identity/hooks.ts'

/** What the tables keep of a notice, whoever it is for. */
export function storedNotice({ kind, params, link, firmId, owner }: Notice) {
  return {
    firmId: firmId ?? null,
    kind,
    params: JSON.stringify(params),
    link: link ?? null,
    entity: owner?.entity ?? null,
    madeBy: owner?.madeBy ?? null,
  }
}
