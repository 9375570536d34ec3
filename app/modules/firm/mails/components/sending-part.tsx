import { Island } from '#app/islands/island.tsx'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Cell, HeadCell, Table, text } from '#app/ui/index.ts'
import type { MailSettings } from '#contract/firm/mail-settings.ts'
import * as styles from './mail-preview.css.ts'

/** How mail leaves this installation, and the records that its domain needs. */
export function SendingPart({ settings: { transport, from, records, quota } }: SendingPartProps) {
  const t = useT('mails')
  const { number } = useFormat()
  return (
    <>
      {transport === 'outbox' ? (
        <Band tone="warn" title={t('sending.none')}>
          {t('sending.noneWords')}
        </Band>
      ) : (
        <p>{t('sending.from', { from })}</p>
      )}
      <p>{t('quota.today', { used: number(quota.used), limit: number(quota.limit) })}</p>
      {records.length > 0 && (
        <>
          <p className={text.soft}>{t('sending.recordsWords')}</p>
          <Table caption={t('sending.records')} density="roomy" isStacked>
            <thead>
              <tr>
                <HeadCell>{t('sending.purpose')}</HeadCell>
                <HeadCell>{t('sending.name')}</HeadCell>
                <HeadCell>{t('sending.type')}</HeadCell>
                <HeadCell>{t('sending.value')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {records.map(({ purpose, name, type, value }) => (
                <tr key={purpose}>
                  <Cell place="name">{purpose.toUpperCase()}</Cell>
                  <Cell place="detail">
                    <code className={styles.value}>{name}</code>
                  </Cell>
                  <Cell>{type}</Cell>
                  <Cell>
                    <code className={styles.value}>{value}</code>
                    <Island
                      of={CopyText}
                      props={{
                        text: value,
                        words: { copy: t('sending.copy'), copied: t('sending.copied') },
                      }}
                    />
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          {!records.some(({ purpose }) => purpose === 'dkim') && (
            <p className={text.soft}>{t('sending.noDkim')}</p>
          )}
          {!records.some(({ purpose }) => purpose === 'spf') && (
            <p className={text.soft}>{t('sending.noSpf')}</p>
          )}
        </>
      )}
    </>
  )
}

type SendingPartProps = { settings: MailSettings }
