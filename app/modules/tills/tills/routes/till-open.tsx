import { useActionData, useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { CountFields, useCountLabels } from '#app/shell/form/count-fields.tsx'
import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readCount } from '#app/shell/form/read-count.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, PageHead, SheetPad, text } from '#app/ui/index.ts'
import { tillRegistersContract } from '#contract/tills/till-calls.ts'
import { OpeningSource } from '#contract/tills/tills.ts'
import CountedByPiece from '../islands/counted-by-piece.island.tsx'
import { sellPath, tillsPath } from '../paths.ts'

const formId = 'open-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const till = await call(tillRegistersContract.get, ids)
  const initial = { other: format.amountInput(till.lastLeft ?? till.float, till.currency) }
  const title = t('tills')('count.openTitle', { name: till.name })
  return { head: pageMeta(args, { title }), till, initial, title }
}

/** Opens the drawer with what was counted. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const form = await readForm(args.request, { decimals: ['other'], locale })
  const { count, problems } = readCount(form, firm.baseCurrency)
  if (Object.keys(problems).length > 0) return refuse({ values: form.values, problems })
  const { idempotencyKey } = form
  const confirmsOpening = textAt(form.data, 'confirmsOpening') === 'true'
  const source = OpeningSource.safeParse(textAt(form.data, 'source')).data
  const input = { ...ids, ...count, confirmsOpening, source }
  const result = await attempt(form, () =>
    call(tillRegistersContract.open, input, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, sellPath(firm.firmId, ids.tillId), {
    type: 'success',
    message: t('tills')('count.opened'),
  })
}

export default function TillOpenRoute() {
  const { till, initial, title } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const isFirst = till.lastLeft === null
  const labels = {
    ...useCountLabels(till.currency, t('count.other', { currency: till.currency })),
    source: t(isFirst ? 'count.sourceOfFloat' : 'count.source'),
  }
  const { firm } = useFirm()
  const back = tillsPath(firm.firmId)
  const sources = [
    { value: '', label: t('count.sources.none') },
    ...OpeningSource.options.map((value) => ({ value, label: t(`count.sources.${value}`) })),
  ]
  return (
    <>
      <PageHead title={title} crumb={{ href: back, label: t('till.title') }} />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('till.open')}
        cancelHref={back}
      >
        <CountFields
          currency={till.currency}
          title={t('count.drawer')}
          words={t('count.openWords')}
          otherHint={t('count.openHint')}
        />
        <Island of={CountedByPiece} props={{ formId, filledIn: initial.other }} when="load" />
        {refusal?.problems.confirmsOpening && <ConfirmOpening />}
        {(isFirst || refusal) && (
          <FormSection title={t('count.sourceOfFloat')} words={t('count.sourceHint')}>
            <SelectField name="source" options={sources} />
          </FormSection>
        )}
      </PageForm>
    </>
  )
}

/** Asked once, where the drawer holds something else than the last close left. */
function ConfirmOpening() {
  const t = useT('tills')
  return (
    <SheetPad>
      <Checkbox id="confirmsOpening" name="confirmsOpening" value="true">
        {t('count.confirms')}
      </Checkbox>
      <p className={text.soft}>{t('count.confirmsHint')}</p>
    </SheetPad>
  )
}

export const meta = headOf
