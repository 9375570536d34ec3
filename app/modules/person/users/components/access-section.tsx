import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm, Row } from '#app/ui/index.ts'
import type { Member } from '#contract/firm/members.ts'

const [suspendId, removeId] = ['suspend-member', 'remove-member']

/** Shuts a member out for a while or for good, after asking. */
export function AccessSection({ member: { name, state } }: { member: Member }) {
  const t = useT('users')
  const { firm } = useFirm()
  const gaps = { name, firm: firm.tradeName || firm.legalName }
  return (
    <FormSection title={t('user.access')} words={t('user.accessWords')}>
      <Row>
        {state === 'suspended' ? (
          <form method="post">
            <Button icon="play" name="intent" value="resume">
              {t('user.resume')}
            </Button>
          </form>
        ) : (
          <Button icon="pause" opens={suspendId}>
            {t('user.suspend')}
          </Button>
        )}
        <Button kind="danger" icon="trash-2" opens={removeId}>
          {t('user.remove')}
        </Button>
      </Row>
      <Question id={suspendId} intent="suspend" title={t('user.suspendTitle', gaps)}>
        {t('user.suspendWords', gaps)}
      </Question>
      <Question id={removeId} intent="remove" title={t('user.removeTitle', gaps)}>
        {t('user.removeWords', gaps)}
      </Question>
    </FormSection>
  )
}

type QuestionProps = { id: string; intent: 'suspend' | 'remove'; title: string; children: string }

function Question({ id, intent, title, children }: QuestionProps) {
  const t = useT('users')
  return (
    <Dialog id={id} title={title}>
      <DialogForm>
        <p>{children}</p>
        <DialogActions>
          <Button type="button" closes={id}>
            {t('user.keep')}
          </Button>
          <Button kind="danger" name="intent" value={intent}>
            {t(`user.${intent}`)}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
