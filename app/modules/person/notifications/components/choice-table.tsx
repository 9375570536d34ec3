import { useSession, useT } from '#app/shell/page-context.tsx'
import { Cell, Checkbox, HeadCell, Table } from '#app/ui/index.ts'
import { type NotificationChoice, notificationKindSettings } from '#contract/core/notifications.ts'
import * as styles from './choice-table.css.ts'
import { groupChoices } from './notice-groups.ts'

/** What can happen to somebody with these roles, and by which ways one is notified: a row of boxes each. */
export function ChoiceTable({ choices }: { choices: readonly NotificationChoice[] }) {
  const t = useT('notifications')
  const { firms } = useSession()
  return (
    <Table caption={t('choices.title')} className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{t('choices.event')}</HeadCell>
          <HeadCell className={styles.box}>{t('choices.inApp')}</HeadCell>
          <HeadCell className={styles.box}>{t('choices.mail')}</HeadCell>
          <HeadCell className={styles.box}>{t('choices.push')}</HeadCell>
        </tr>
      </thead>
      {groupChoices(choices, firms).map(({ group, choices }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.group}>
              {t(`group.${group}`)}
            </th>
          </tr>
          {choices.map((choice) => (
            <ChoiceRow key={choice.kind} choice={choice} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

function ChoiceRow({ choice: { kind, inApp, mail, push } }: { choice: NotificationChoice }) {
  const t = useT('notifications')
  const event = t(`event.${kind}`)
  const isFixed = notificationKindSettings[kind].mail === 'always'
  return (
    <tr>
      <Cell>{event}</Cell>
      <Cell className={styles.box}>
        <Checkbox isBare name={`inApp.${kind}`} defaultChecked={inApp}>
          {`${event}: ${t('choices.inApp')}`}
        </Checkbox>
      </Cell>
      <Cell className={styles.box}>
        {isFixed ? (
          t('choices.always')
        ) : (
          <Checkbox isBare name={`mail.${kind}`} defaultChecked={mail}>
            {`${event}: ${t('choices.mail')}`}
          </Checkbox>
        )}
      </Cell>
      <Cell className={styles.box}>
        <Checkbox isBare name={`push.${kind}`} defaultChecked={push}>
          {`${event}: ${t('choices.push')}`}
        </Checkbox>
      </Cell>
    </tr>
  )
}
