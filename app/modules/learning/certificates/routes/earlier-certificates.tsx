import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { certificatesContract, EndInput } from '#contract/learning/certificates.ts'
import { CertificateTable } from '../components/certificate-table.tsx'
import { certificatePath, earlierCertificatesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const [earlier, { t }] = await Promise.all([
    call(certificatesContract.earlier, { firmId: firm.firmId, courseId }),
    getVisit(args),
  ])
  const title = t('certificates')('earlier.title', { title: earlier.courseTitle })
  return { head: pageMeta(args, { title }), earlier, courseId }
}

/** Ends those that hold longer than the day that is named. */
export const action = formAction({
  schema: EndInput,
  send: ({ call, firmId, form, id }, value) =>
    call(certificatesContract.endEarlier, { ...value, firmId, courseId: id('courseId') }, form),
  done: ({ firmId, t, id }, { ended: count }) => ({
    to: earlierCertificatesPath(firmId, id('courseId')),
    message: t('certificates')('earlier.done', { count }),
  }),
})

export default function EarlierCertificatesRoute() {
  const { earlier, courseId } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('certificates')
  const { firm, can } = useFirm()
  const { courseTitle, version, rows } = earlier
  const back = `/firms/${firm.firmId}/courses/${courseId}`
  const title = t('earlier.title', { title: courseTitle })
  return (
    <>
      <PageHead
        title={title}
        sentence={t('earlier.sentence', { number: version })}
        crumb={{ href: back, label: courseTitle }}
      />
      {rows.length === 0 ? (
        <Empty title={t('earlier.none')}>{t('earlier.noneWords')}</Empty>
      ) : (
        <>
          <CertificateTable
            rows={rows}
            caption={title}
            hrefOf={({ id }) => certificatePath(firm.firmId, id)}
            hasLearner
          />
          {can(needsOf(certificatesContract.endEarlier)) && (
            <PageForm
              refusal={refusal}
              labels={{ lastDate: t('earlier.lastDate') }}
              submit={t('earlier.submit')}
              cancelHref={back}
            >
              <FormSection title={t('earlier.end')} words={t('earlier.words')}>
                <TextField name="lastDate" type="date" />
              </FormSection>
            </PageForm>
          )}
        </>
      )}
    </>
  )
}

export const meta = headOf
