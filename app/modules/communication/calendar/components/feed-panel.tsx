import { Island } from '#app/islands/island.tsx'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, Row, Select, Stack, TextInput, text } from '#app/ui/index.ts'
import { FeedDetails } from '#contract/communication/calendar-files.ts'
import * as styles from './feed-panel.css.ts'

type Feed = {
  calendarId: string
  name: string
  details: FeedDetails
  /** With its origin; null where there is none. */
  address: string | null
}

/** The secret address of each calendar: to copy, to renew, to revoke. */
export function FeedPanels({ feeds }: { feeds: readonly Feed[] }) {
  const t = useT('calendar')
  return (
    <>
      <p className={text.soft}>{t('feed.words')}</p>
      {feeds.map((feed) => (
        <FeedPanel key={feed.calendarId} feed={feed} />
      ))}
    </>
  )
}

function FeedPanel({ feed }: { feed: Feed }) {
  const t = useT('calendar')
  const { name, address } = feed
  return (
    <section className={styles.feed}>
      <h3 className={styles.title}>{name}</h3>
      {address === null ? (
        <form method="post" className={styles.fields}>
          <DetailsField feed={feed} />
          <Button icon="link" name="intent" value="renew">
            {t('feed.make')}
          </Button>
        </form>
      ) : (
        <Address feed={feed} address={address} />
      )}
    </section>
  )
}

function Address({ feed, address }: { feed: Feed; address: string }) {
  const t = useT('calendar')
  const { calendarId, name, details } = feed
  const dialogs = { renew: `renew-${calendarId}`, revoke: `revoke-${calendarId}` }
  const hidden = <input type="hidden" name="calendarId" value={calendarId} />
  return (
    <Stack>
      <Field
        id={`feed-${calendarId}`}
        label={t('feed.address')}
        hint={t(`feed.tells.${details}`)}
        className={styles.address}
      >
        {(wiring) => <TextInput {...wiring} value={address} readOnly />}
      </Field>
      <Row>
        <Island
          of={CopyText}
          when="load"
          props={{ text: address, words: { copy: t('feed.copy'), copied: t('feed.copied') } }}
        />
        <Button icon="refresh-cw" opens={dialogs.renew}>
          {t('feed.renew')}
        </Button>
        <Button kind="danger" icon="unlink" opens={dialogs.revoke}>
          {t('feed.revoke')}
        </Button>
      </Row>
      <AskDialog
        id={dialogs.renew}
        title={t('feed.renewTitle', { name })}
        words={t('feed.renewWords')}
        intent="renew"
        submit={t('feed.renew')}
        keep={t('delete.keep')}
      >
        <DetailsField feed={feed} />
      </AskDialog>
      <AskDialog
        id={dialogs.revoke}
        title={t('feed.revokeTitle', { name })}
        words={t('feed.revokeWords')}
        intent="revoke"
        submit={t('feed.revoke')}
        keep={t('delete.keep')}
      >
        {hidden}
      </AskDialog>
    </Stack>
  )
}

function DetailsField({ feed }: { feed: Feed }) {
  const t = useT('calendar')
  const { calendarId, details } = feed
  return (
    <>
      <input type="hidden" name="calendarId" value={calendarId} />
      <Field id={`details-${calendarId}`} label={t('feed.details')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="details"
            defaultValue={details}
            options={FeedDetails.options.map((value) => ({
              value,
              label: t(`feed.tell.${value}`),
            }))}
          />
        )}
      </Field>
    </>
  )
}
