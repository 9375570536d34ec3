import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'

type TaxSetting<Refused> = {
  /** Does what the form asks for, or gives why it comes back. */
  change(args: Args, form: Form): Promise<Refused | undefined>
  /** Key of what is said when it was done. */
  done: string
  path(firmId: string): string
}

/** The action of a page where the firm says how its taxes are worked out. */
export function taxSettingAction<Refused>({ change, done, path }: TaxSetting<Refused>) {
  return async (args: Args) => {
    const { firm } = await requireFirm(args)
    const { t } = await getVisit(args)
    const refused = await change(args, await readForm(args.request))
    if (refused) return refused
    const message = t('reports')(done)
    return redirectWithToast(args, path(firm.firmId), { type: 'success', message })
  }
}
