import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { SequenceMember } from '#contract/customers/sequences.ts'
import { sequencePath } from '../paths.ts'

/** Where somebody is in a sequence, or why it stopped. */
export function MemberFacts({ member }: { member: SequenceMember }) {
  const t = useT('sequences')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const { sequenceId, sequenceName, subjectTitle, subjectPath, address, state, reason } = member
  const { stepsDone, stepCount, dueAt, startedAt, startedByName, endedAt } = member
  const link = (href: string, label: string) => (
    <a className={text.link} href={href}>
      {label}
    </a>
  )
  const facts = [
    {
      term: t('members.field.sequence'),
      value: link(sequencePath(firm.firmId, sequenceId), sequenceName),
    },
    ...(subjectPath === ''
      ? []
      : [
          {
            term: t('members.field.subject'),
            value: link(`/firms/${firm.firmId}/${subjectPath}`, subjectTitle),
          },
        ]),
    { term: t('members.field.address'), value: address },
    {
      term: t('members.list.steps'),
      value: t('members.detail.stepsOf', { done: stepsDone, count: stepCount }),
    },
    ...(reason === null
      ? []
      : [{ term: t('members.list.reason'), value: t(`members.reason.${reason}`) }]),
    ...(dueAt === null
      ? []
      : [
          {
            term: t(state === 'parked' ? 'members.detail.parkedUntil' : 'members.list.due'),
            value: dateTime(dueAt),
          },
        ]),
    {
      term: t('members.list.started'),
      value: [dateTime(startedAt), startedByName].filter(Boolean).join(' · '),
    },
    ...(endedAt === null ? [] : [{ term: t('members.detail.ended'), value: dateTime(endedAt) }]),
  ]
  return (
    <Rules>
      <RulesCell title={t('members.detail.where')}>
        <FactList facts={facts} />
        {state === 'parked' && dueAt === null && (
          <p className={text.soft}>{t('members.detail.parkedWords')}</p>
        )}
      </RulesCell>
    </Rules>
  )
}
