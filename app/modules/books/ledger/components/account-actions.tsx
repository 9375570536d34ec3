import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm, LinkButton } from '#app/ui/index.ts'
import { type Account, accountsContract } from '#contract/books/accounts.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { editAccountPath } from '../paths.ts'

/** What can be done with an account, as far as the role allows and its use. */
export function AccountActions({ account }: { account: Account }) {
  const t = useT('ledger')
  const { firm, can } = useFirm()
  const { code, role, isActive, isUsed } = account
  const isOwn = role === null
  const remove = isOwn && !isUsed && can(needsOf(accountsContract.delete)) && (
    <Question what="delete" code={code} icon="trash-2" />
  )
  if (!can('ledger:edit')) return remove
  return (
    <>
      {remove}
      {isOwn && isActive && <Question what="close" code={code} icon="lock" />}
      {isOwn && !isActive && (
        <form method="post">
          <Button kind="ghost" name="intent" value="reopen">
            {t('account.ask.reopen')}
          </Button>
        </form>
      )}
      <LinkButton kind="primary" icon="pencil" href={editAccountPath(firm.firmId, code)}>
        {t('account.edit')}
      </LinkButton>
    </>
  )
}

type QuestionProps = { what: 'close' | 'delete'; code: string; icon: 'lock' | 'trash-2' }

function Question({ what, code, icon }: QuestionProps) {
  const t = useT('ledger')
  const id = `${what}-account`
  return (
    <>
      <Button kind="ghost" icon={icon} opens={id}>
        {t(`account.ask.${what}`)}
      </Button>
      <Dialog id={id} title={t(`account.question.${what}`, { code })}>
        <DialogForm>
          <p>{t(`account.words.${what}`)}</p>
          <DialogActions>
            <Button kind="ghost" closes={id}>
              {t('account.keep')}
            </Button>
            <Button kind="danger" name="intent" value={what}>
              {t(`account.ask.${what}`)}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
