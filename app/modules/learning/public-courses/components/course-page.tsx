import { Prose } from '#app/shell/content/prose.tsx'
import { ConsentField } from '#app/shell/form/consent-field.tsx'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { Honeypot } from '#app/shell/form/honeypot.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { CountryField } from '#app/shell/form/place-fields.tsx'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, PageHead, text } from '#app/ui/index.ts'
import type { PublicCourse } from '#contract/learning/public-courses.ts'
import * as styles from './learning-frame.css.ts'
import { LearningFrame } from './learning-frame.tsx'

type Shown = Omit<PublicCourse, 'language' | 'timeZone'>

type CoursePageProps = {
  course: Shown
  /** What the firm says of it. */
  html: string
  isSent: boolean
  path: string
  refusal: Refusal | undefined
}

/** What is taught in a course, what a place costs, and the order; or the thanks afterwards. */
export function CoursePage({ course, html, isSent, path, refusal }: CoursePageProps) {
  const t = useT('public-courses')
  const { title, summary, firmName, chapters, price, hasCertificate } = course
  const lessons = chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0)
  return (
    <LearningFrame firmName={firmName} path={path}>
      <PageHead title={title} sentence={summary} />
      <div className={styles.body}>
        {isSent && (
          <Band tone="ok" title={t(price ? 'public.sent' : 'public.sentFree')}>
            {t(price ? 'public.sentWords' : 'public.sentFreeWords')}
          </Band>
        )}
        <Prose html={html} />
        <section>
          <h2 className={text.small}>
            {t('public.lessons', { count: lessons })}
            {hasCertificate && ` · ${t('public.withCertificate')}`}
          </h2>
          {chapters.map((chapter) => (
            <section key={chapter.chapterId}>
              <h3>{chapter.title}</h3>
              <ul>
                {chapter.lessons.map((lesson) => (
                  <li key={lesson.lessonId}>{lesson.title}</li>
                ))}
              </ul>
            </section>
          ))}
        </section>
        {!isSent && <OrderForm course={course} refusal={refusal} />}
      </div>
    </LearningFrame>
  )
}

function OrderForm({ course, refusal }: { course: Shown; refusal: Refusal | undefined }) {
  const t = useT('public-courses')
  const { price, firmName, country } = course
  const labels = Object.fromEntries(
    [
      ...['name', 'email', 'company', 'street', 'postcode', 'city', 'country', 'vatId'],
      'consent',
    ].map((name) => [name, t(`public.${name}`)]),
  )
  return (
    <form method="post" id="course-order" className={styles.form} noValidate>
      <Price price={price} />
      <RefusalSummary refusal={refusal} labels={labels} formId="course-order" />
      <FormFields refusal={refusal} initial={{ country }} labels={labels}>
        <TextField name="name" autoComplete="name" maxLength={120} />
        <TextField name="email" type="email" autoComplete="email" maxLength={254} />
        {price && (
          <>
            <TextField name="company" autoComplete="organization" maxLength={160} isOptional />
            <TextField name="street" autoComplete="street-address" maxLength={120} />
            <TextField name="postcode" autoComplete="postal-code" maxLength={20} />
            <TextField name="city" autoComplete="address-level2" maxLength={80} />
            <CountryField name="country" />
            <TextField name="vatId" maxLength={20} isOptional />
          </>
        )}
        <Honeypot id="course-website" />
        <ConsentField>{t('public.consentWords', { firm: firmName })}</ConsentField>
      </FormFields>
      <div>
        <Button kind="primary" size="l" icon="check">
          {t(price ? 'public.order' : 'public.begin')}
        </Button>
      </div>
      {price && <p className={text.soft}>{t('public.orderWords')}</p>}
    </form>
  )
}

function Price({ price }: Pick<Shown, 'price'>) {
  const t = useT('public-courses')
  const { money } = useFormat()
  if (!price) return <p className={styles.price}>{t('public.free')}</p>
  const { amount, currency, hasTax } = price
  return (
    <p className={styles.price}>
      {money(amount, currency)}{' '}
      <span className={text.faint}>{t(hasTax ? 'public.withTax' : 'public.withoutTax')}</span>
    </p>
  )
}
