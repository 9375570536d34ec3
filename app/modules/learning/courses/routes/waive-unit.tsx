import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { packagesContract, WaiveInput, waiveReasons } from '#contract/learning/packages.ts'
import { takingPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const takingId = requireIdParam(args, 'takingId')
  const [taking, { t }] = await Promise.all([
    call(packagesContract.taking, { firmId: firm.firmId, courseId, takingId }),
    getVisit(args),
  ])
  const head = pageMeta(args, { title: t('courses')('waive.title', { name: taking.learnerName }) })
  return {
    head,
    taking,
    courseId,
    itemId: new URL(args.request.url).searchParams.get('item') ?? '',
  }
}

/** Waives the unit that is chosen. */
export const action = formAction({
  schema: WaiveInput,
  send: ({ call, firmId, form, id }, value) => {
    const ids = { firmId, courseId: id('courseId'), takingId: id('takingId') }
    return call(packagesContract.waive, { ...value, ...ids }, form)
  },
  done: ({ firmId, t, id }, { takingId, learnerName: name }) => ({
    to: takingPath(firmId, id('courseId'), takingId),
    message: t('courses')('waive.done', { name }),
  }),
})

export default function WaiveUnitRoute() {
  const { taking, courseId, itemId } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { firm } = useFirm()
  const { takingId, learnerName: name } = taking
  const back = takingPath(firm.firmId, courseId, takingId)
  const units = taking.items.filter(({ isLaunchable, isWaived }) => isLaunchable && !isWaived)
  return (
    <>
      <PageHead
        title={t('waive.title', { name })}
        sentence={t('waive.sentence')}
        crumb={{ href: back, label: name }}
      />
      <PageForm
        refusal={refusal}
        initial={{ itemId }}
        labels={{ itemId: t('waive.unit'), reason: t('waive.reason') }}
        submit={t('waive.submit')}
        cancelHref={back}
      >
        <FormSection title={t('waive.what')} words={t('waive.words')}>
          <SelectField
            name="itemId"
            options={units.map(({ itemId: value, title }) => ({ value, label: title }))}
          />
          <SelectField
            name="reason"
            options={[
              { value: '', label: '–' },
              ...waiveReasons.map((value) => ({ value, label: t(`waiveReason.${value}`) })),
            ]}
          />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
