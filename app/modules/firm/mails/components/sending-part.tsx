import { Island } from '#app/islands/island.tsx'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, RowsTable, text } from '#app/ui/index.ts'
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
          <RowsTable
            caption={t('sending.records')}
            density="roomy"
            isStacked
            rows={records}
            keyOf={({ purpose }) => purpose}
            columns={[
              {
                head: t('sending.purpose'),
                place: 'name',
                cell: ({ purpose }) => purpose.toUpperCase(),
              },
              {
                head: t('sending.name'),
                place: 'detail',
                cell: ({ name }) => <code className={styles.value}>{name}</code>,
              },
              { head: t('sending.type'), cell: ({ type }) => type },
              {
                head: t('sending.value'),
                cell: ({ value }) => (
                  <>
                    <code className={styles.value}>{value}</code>
                    <Island
                      of={CopyText}
                      props={{
                        text: value,
                        words: { copy: t('sending.copy'), copied: t('sending.copied') },
                      }}
                    />
                  </>
                ),
              },
            ]}
          />
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
