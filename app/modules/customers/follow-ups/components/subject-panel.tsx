import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import type { FollowUp } from '#contract/customers/follow-ups.ts'

/** The way to what a task or a call is about. */
export function SubjectPanel({ of }: { of: FollowUp }) {
  const t = useT('follow-ups')
  const { firm } = useFirm()
  if (of.subjectPath === '') return null
  return (
    <Rules>
      <RulesCell title={t('field.subject')}>
        <a className={text.link} href={`/firms/${firm.firmId}/${of.subjectPath}`}>
          {of.subjectTitle}
        </a>
      </RulesCell>
    </Rules>
  )
}
