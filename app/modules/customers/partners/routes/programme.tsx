import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import {
  partnerProgrammeContract as contract,
  ProgrammeInput,
} from '#contract/customers/partner-programme.ts'
import { ProgrammeAddress } from '../components/programme-address.tsx'
import { ProgrammeForm } from '../components/programme-form.tsx'
import { partnersPath, programmePath } from '../paths.ts'
import { takeProgramme, valuesOf } from '../programme-form.ts'

const Change = ProgrammeInput.safeExtend({ version: Version })
const decimals = ['percent', 'amounts.*.fixed', 'amounts.*.minimum']

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const [{ t }, format, programme] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(contract.get, { firmId: firm.firmId }),
  ])
  const initial = valuesOf(programme, (decimal) =>
    decimal === '' ? '' : format.numberInput(decimal),
  )
  return { head: pageMeta(args, { title: t('partners')('programme.title') }), programme, initial }
}

export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const say = t('partners')
  const form = takeProgramme(await readForm(args.request, { decimals, locale }))
  const to = programmePath(firmId)
  if (form.intent === 'renew') {
    const renewed = await attempt(form, () => call(contract.renew, { firmId }, form))
    if (renewed.refusal) return refuse(renewed.refusal, renewed.status)
    return redirectWithToast(args, to, { type: 'success', message: say('programme.renewed') })
  }
  const { value, refusal } = parseForm(Change, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(contract.update, { ...value, firmId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, to, { type: 'success', message: say('programme.done') })
}

export default function ProgrammeRoute() {
  const { programme, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('partners')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('programme.title')}
        sentence={t('programme.sentence')}
        crumb={{ href: partnersPath(firm.firmId), label: t('list.title') }}
      />
      {programme.path && <ProgrammeAddress path={programme.path} />}
      <ProgrammeForm programme={programme} initial={initial} refusal={refusal} />
    </>
  )
}

export const meta = headOf
