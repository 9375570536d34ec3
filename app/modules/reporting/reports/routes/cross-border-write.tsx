import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import {
  crossBorderContract,
  IntegrationInput,
  IntegrationKey,
} from '#contract/reporting/cross-border.ts'
import { crossBorderPath } from '../paths.ts'

const formId = 'integration'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const params = Object.fromEntries(new URL(args.request.url).searchParams)
  const key = IntegrationKey.safeParse(params)
  if (!key.success) throw new AppError('not_found', 'No such purchase')
  const { firmId } = firm
  const row = await call(crossBorderContract.get, { ...key.data, firmId })
  return { head: pageMeta(args, { title: t('reports')('crossBorder.write') }), row }
}

export const action = formAction({
  schema: IntegrationInput,
  send: ({ call, firmId, form }, value) =>
    call(crossBorderContract.write, { ...value, firmId }, form),
  done: ({ firmId, t }, { number, date }) => ({
    to: crossBorderPath(firmId, { month: date.slice(0, 7) }),
    message: t('reports')('crossBorder.written', { number }),
  }),
})

export default function CrossBorderWriteRoute() {
  const { row } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { date: shown } = useFormat()
  const { firm } = useFirm()
  const { source, sourceId, part, isReversal, type, date, partyName, theirNumber } = row
  const labels = { type: t('crossBorder.type'), date: t('crossBorder.date') }
  const types = part === 'TD18' ? (['TD18'] as const) : (['TD17', 'TD19'] as const)
  const back = crossBorderPath(firm.firmId, { month: date.slice(0, 7) })
  return (
    <>
      <PageHead
        title={t(row.state === 'refused' ? 'crossBorder.writeAgain' : 'crossBorder.write')}
        sentence={`${partyName} · ${theirNumber} · ${shown(row.theirDate, 'medium')}`}
        crumb={{ href: back, label: t('crossBorder.title') }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ type, date }}
        labels={labels}
        submit={t('crossBorder.write')}
        cancelHref={back}
      >
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="sourceId" value={sourceId} />
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="isReversal" value={String(isReversal)} />
        <FormSection title={t('crossBorder.document')} words={t('crossBorder.writeWords')}>
          <SelectField
            name="type"
            options={types.map((value) => ({ value, label: t(`crossBorder.types.${value}`) }))}
          />
          <FormField name="date" hint={t('crossBorder.dateHint')}>
            {(control) => <DateInput {...control} />}
          </FormField>
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
