import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, LinkButton, Select, TextInput } from '#app/ui/index.ts'
import type { Mailbox, MailThread } from '#contract/communication/mailbox.ts'
import { LabelNames } from './label-dot.tsx'
import * as styles from './read.css.ts'

type ThreadToolsProps = {
  thread: MailThread
  box: Mailbox
  /** Back to the list. */
  listHref: string
  /** Who can see to it; none for a person's own mailbox. */
  members: readonly { userId: string; name: string }[]
  /** An address that is of no party, as it was typed. */
  partyTyped?: string | undefined
}

/** What can be done to a conversation: put away, marked, left for later, given to somebody. */
export function ThreadTools({ thread, box, listHref, members, partyTyped }: ThreadToolsProps) {
  const t = useT('mailbox')
  const { place, isStarred, labelIds, canWrite } = thread
  const isBinned = place === 'spam' || place === 'bin'
  const button = (
    intent: string,
    icon: 'archive' | 'inbox' | 'trash-2' | 'flag' | 'star' | 'mail',
  ) => (
    <Button
      key={intent}
      kind="ghost"
      size="s"
      icon={icon}
      name="intent"
      value={intent}
      data-mail-action={intent}
    >
      {t(`action.${intent}`)}
    </Button>
  )
  return (
    <div className={styles.tools}>
      <span className={styles.back}>
        <LinkButton size="s" icon="arrow-left" href={listHref}>
          {t('read.back')}
        </LinkButton>
      </span>
      <LabelNames labels={box.labels} ids={labelIds} />
      {button('unread', 'mail')}
      {canWrite && (
        <>
          {button(isStarred ? 'unstar' : 'star', 'star')}
          {place === 'inbox' ? button('archive', 'archive') : button('inbox', 'inbox')}
          {!isBinned && [button('spam', 'flag'), button('bin', 'trash-2')]}
          <More thread={thread} box={box} members={members} partyTyped={partyTyped} />
        </>
      )}
    </div>
  )
}

function More({ thread, box, members, partyTyped }: Omit<ThreadToolsProps, 'listHref'>) {
  const t = useT('mailbox')
  const { assigneeId, snoozedUntil } = thread
  return (
    <details open={partyTyped !== undefined}>
      <summary>{t('tools.more')}</summary>
      <div className={styles.oneField}>
        <Field id="snoozedUntil" label={t('tools.snooze')}>
          {(wiring) => <TextInput {...wiring} type="datetime-local" name="snoozedUntil" />}
        </Field>
        <Button name="intent" value="snooze" icon="clock">
          {t('tools.snoozeButton')}
        </Button>
        {snoozedUntil && (
          <Button name="intent" value="wake">
            {t('tools.wake')}
          </Button>
        )}
      </div>
      <div className={styles.oneField}>
        <Field id="partyEmail" label={t('tools.party')}>
          {(wiring) => (
            <TextInput {...wiring} name="partyEmail" maxLength={320} defaultValue={partyTyped} />
          )}
        </Field>
        <Button name="intent" value="party" icon="user-plus">
          {t('tools.partyButton')}
        </Button>
      </div>
      {members.length > 0 && (
        <div className={styles.oneField}>
          <Field id="assigneeId" label={t('tools.assign')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="assigneeId"
                defaultValue={assigneeId ?? ''}
                options={[
                  { value: '', label: t('tools.nobody') },
                  ...members.map(({ userId, name }) => ({ value: userId, label: name })),
                ]}
              />
            )}
          </Field>
          <Button name="intent" value="assign" icon="user-check">
            {t('tools.assignButton')}
          </Button>
        </div>
      )}
      {box.labels.length > 0 && (
        <div className={styles.oneField}>
          <Field id="labelId" label={t('action.whichLabel')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="labelId"
                options={box.labels.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
          <Button name="intent" value="label" icon="tag">
            {t('action.label')}
          </Button>
          <Button name="intent" value="unlabel">
            {t('action.unlabel')}
          </Button>
        </div>
      )}
    </details>
  )
}
