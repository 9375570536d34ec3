import { useActionData, useLoaderData } from '@remix-run/react'
import { coursePath } from '#app/modules/learning/courses/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SelectField, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, LinkButton, PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { CourseOfferInput, publicCoursesContract } from '#contract/learning/public-courses.ts'
import { ordersPath } from '../paths.ts'

const formId = 'offer-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const offer = await call(publicCoursesContract.getOffer, { firmId: firm.firmId, courseId })
  const { t } = await getVisit(args)
  const title = t('public-courses')('offer.title', { title: offer.courseTitle })
  return { head: pageMeta(args, { title }), courseId, offer }
}

/** Opens or closes the page of the course, and says what a place costs. */
export const action = formAction({
  schema: CourseOfferInput,
  send: ({ call, firmId, form, id }, value) =>
    call(publicCoursesContract.updateOffer, { ...value, firmId, courseId: id('courseId') }, form),
  done: ({ firmId, t, id }, { isOpen }) => ({
    to: `${coursePath(firmId, id('courseId'))}/offer`,
    message: t('public-courses')(isOpen ? 'offer.opened' : 'offer.closed'),
  }),
})

export default function OfferRoute() {
  const { courseId, offer } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('public-courses')
  const { firm, can } = useFirm()
  const { canonical } = usePage()
  const { courseTitle, isPublished, path, items, isOpen, itemId, words } = offer
  const back = coursePath(firm.firmId, courseId)
  const labels = {
    isOpen: t('offer.isOpen'),
    itemId: t('offer.itemId'),
    words: t('offer.words'),
  }
  const yesNo = ['false', 'true'].map((value) => ({ value, label: t(`offer.open.${value}`) }))
  return (
    <>
      <PageHead
        title={t('offer.title', { title: courseTitle })}
        sentence={t('offer.sentence')}
        crumb={{ href: back, label: courseTitle }}
        actions={
          <LinkButton icon="users" href={ordersPath(firm.firmId, courseId)}>
            {t('orders.short')}
          </LinkButton>
        }
      />
      {isOpen && !isPublished && <Band tone="info" title={t('offer.draft')} />}
      {path && (
        <Rules>
          <RulesCell title={t('offer.address')}>
            <a className={text.link} href={path}>
              {new URL(path, canonical).href}
            </a>
          </RulesCell>
        </Rules>
      )}
      {can(needsOf(publicCoursesContract.updateOffer)) && (
        <PageForm
          id={formId}
          refusal={refusal}
          initial={{ isOpen: String(isOpen), itemId, words }}
          labels={labels}
          submit={t('offer.save')}
          cancelHref={back}
        >
          <FormSection title={t('offer.what')} words={t('offer.whatWords')}>
            <SelectField name="isOpen" options={yesNo} />
            <SelectField
              name="itemId"
              hint={t('offer.itemHint')}
              options={[
                { value: '', label: t('offer.free') },
                ...items.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <TextAreaField
              name="words"
              rows={10}
              maxLength={10_000}
              isOptional
              hint={t('offer.wordsHint')}
            />
          </FormSection>
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
