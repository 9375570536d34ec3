import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { useAbout } from '#app/shell/register/about.ts'
import { createRecord, loadNew } from '#app/shell/register/record.server.ts'
import { NewRecordForm } from '#app/shell/register/record-forms.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { newRecurringPath } from '../paths.ts'
import { register } from '../register.tsx'
import { takenFrom } from '../taken-from.server.ts'

/** The form: of the kind, or filled in from the bill or expense, that the address names. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [page, format] = await Promise.all([loadNew(args, register), getFormat(args)])
  const asked = new URL(args.request.url).searchParams
  const [bill, expense] = [asked.get('bill'), asked.get('expense')].map(
    (id) => Id.safeParse(id).data,
  )
  const kind = asked.get('kind') === 'expense' ? 'expense' : 'bill'
  const taken = await takenFrom(access, { bill, expense }, format)
  return { ...page, kind, initial: { ...page.initial, kind, ...taken } }
}

export function action(args: Args) {
  return createRecord(args, register)
}

export default function RecurringPurchaseNewRoute() {
  const page = useLoaderData<typeof loader>()
  const { path, extra, kind } = page
  const refusal = useActionData<typeof action>()?.refusal
  const { firm } = useFirm()
  const { t } = useAbout(register, extra)
  const other = kind === 'bill' ? 'expense' : 'bill'
  return (
    <>
      <PageHead
        title={t('list.new')}
        sentence={t('new.sentence')}
        crumb={{ href: path, label: t('list.title') }}
        actions={
          !refusal && (
            <LinkButton href={newRecurringPath(firm.firmId, other)}>{t(`new.${other}`)}</LinkButton>
          )
        }
      />
      <NewRecordForm register={register} refusal={refusal} page={page} />
    </>
  )
}

export const meta = headOf
