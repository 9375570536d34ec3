import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { numberingContract, type Series, SeriesInput } from '#contract/books/numbering.ts'
import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { useKindName } from '../components/kind-name.tsx'
import { SeriesForm } from '../components/series-form.tsx'
import { numberingPath } from '../paths.ts'

const SeriesChange = SeriesInput.omit({ kind: true }).extend({ version: Version })

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const series = await getSeries(access, args)
  return { head: pageMeta(args, { title: t('numbering')('list.title') }), series }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const { kind } = await getSeries(access, args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(SeriesChange, form)
  if (refusal) return refuse(refusal)
  const { firmId } = access.firm
  const result = await attempt(form, () =>
    access.call(numberingContract.update, { ...value, kind, firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, numberingPath(firmId), {
    type: 'success',
    message: t('numbering')('edit.done', { next: result.value.next }),
  })
}

/** Throws AppError `not_found` for a kind that no module numbers. */
async function getSeries({ call, firm }: FirmAccess, { params }: Args): Promise<Series> {
  const { rows } = await call(numberingContract.list, { firmId: firm.firmId })
  const series = rows.find(({ kind }) => kind === params.kind)
  if (!series) throw new AppError('not_found', 'No such kind of number')
  return series
}

export default function SeriesEditRoute() {
  const { series } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('numbering')
  const { firm } = useFirm()
  const name = useKindName()(series.kind)
  return (
    <>
      <PageHead
        title={t('edit.title', { name })}
        crumb={{ href: numberingPath(firm.firmId), label: t('list.title') }}
      />
      <SeriesForm series={series} refusal={refusal} />
    </>
  )
}

export const meta = headOf
