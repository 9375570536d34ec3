import { attempt } from '#app/shell/form/attempt.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Upstream } from '#app/upstream.server.ts'
import { invalidField } from '#contract/core/errors.ts'
import { firmsContract } from '#contract/firm/firms.ts'

/** Keeps the chosen file as the firm's logo, or takes the logo away; gives the API's refusal. */
export function saveLogo(form: Form, call: Upstream['call'], firmId: string) {
  return attempt(form, () => {
    if (form.intent === 'removeLogo') return call(firmsContract.removeLogo, { firmId })
    const { file } = form.data
    if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'noFile')
    return call(firmsContract.setLogo, { firmId, file })
  })
}
