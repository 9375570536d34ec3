import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'
import type { Member } from '#contract/firm/members.ts'

/** Puts a member into a team. */
export function TeamForm({ member }: { member: Member }) {
  const t = useT('users')
  const labels = { team: t('list.team') }
  return (
    <FormFields refusal={undefined} initial={{ team: member.team }} labels={labels}>
      <form method="post">
        <FormSection title={t('list.team')} words={t('team.words')}>
          <TextField name="team" maxLength={60} isOptional autoComplete="off" />
          <Row>
            <Button name="intent" value="team">
              {t('team.save')}
            </Button>
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}
