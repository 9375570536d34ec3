import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id, Version } from '#contract/core/fields.ts'
import {
  OwnTaxDutyInput,
  TaxDutySettingsInput,
  taxDutiesContract,
} from '#contract/reporting/tax-duties.ts'
import { DutySettingsForm } from '../components/duty-settings-form.tsx'
import { OwnDutyForm, OwnDutyTable } from '../components/own-duties.tsx'
import { taxDutySettingsPath, taxReturnsPath } from '../paths.ts'

const Change = TaxDutySettingsInput.extend({ version: Version })
const messages = { save: 'duties.saved', add: 'duties.added', remove: 'duties.removed' } as const
type Intent = keyof typeof messages

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const settings = await call(taxDutiesContract.getSettings, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('duties.title') }), settings }
}

/** Saves the settings, adds a due date of the firm's own, or removes one. */
export async function action(args: Args) {
  const { firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { intent } = form
  if (intent !== 'save' && intent !== 'add' && intent !== 'remove')
    throw new AppError('malformed', 'Unknown intent')
  const refused = await change(args, form, intent)
  if (refused) return refused
  const message = t('reports')(messages[intent])
  return redirectWithToast(args, taxDutySettingsPath(firm.firmId), { type: 'success', message })
}

async function change(args: Args, form: Form, intent: Intent) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  if (intent === 'remove') {
    const id = Id.safeParse(textAt(form.data, 'id'))
    if (!id.success) throw new AppError('malformed', 'No such due date')
    await call(taxDutiesContract.removeOwn, { firmId, taxDutyId: id.data })
    return undefined
  }
  if (intent === 'add') {
    const { value, refusal } = parseForm(OwnTaxDutyInput, form)
    if (refusal) return refuse(refusal)
    const { idempotencyKey } = form
    const added = await attempt(form, () =>
      call(taxDutiesContract.addOwn, { ...value, firmId }, { idempotencyKey }),
    )
    return added.refusal && refuse(added.refusal, added.status)
  }
  const { value, refusal } = parseForm(Change, form)
  if (refusal) return refuse(refusal)
  const saved = await attempt(form, () =>
    call(taxDutiesContract.updateSettings, { ...value, firmId }),
  )
  return saved.refusal && refuse(saved.refusal, saved.status)
}

export default function TaxDutySettingsRoute() {
  const { settings } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm, can } = useFirm()
  const isAdding = refusal !== undefined && textAt(refusal.values, 'monthsAfter') !== ''
  return (
    <>
      <PageHead
        title={t('duties.title')}
        sentence={t('duties.sentence')}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
      />
      {can('tax:edit') && (
        <DutySettingsForm settings={settings} refusal={isAdding ? undefined : refusal} />
      )}
      <OwnDutyTable own={settings.own} />
      {can('tax:edit') && <OwnDutyForm refusal={isAdding ? refusal : undefined} />}
    </>
  )
}

export const meta = headOf
