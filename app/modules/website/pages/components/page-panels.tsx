import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  DateInput,
  FactList,
  Field,
  FieldGrid,
  HeadCell,
  LinkButton,
  NameCell,
  RowsTable,
  Rules,
  RulesCell,
  Stack,
  Status,
  Table,
  TextInput,
  text,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import { publishingContract } from '#contract/website/publishing.ts'
import {
  type SitePage,
  type SiteRevision,
  sitePagesContract,
} from '#contract/website/site-pages.ts'
import { statusOf } from '../page-status.ts'
import { revisionPath, sitePagePath } from '../paths.ts'

export type PanelFacts = {
  revisions: SiteRevision[]
  /** Where the site is; null as long as it has no name. */
  address: string | null
  preview: { url: string; expiresAt: string } | null
}

type PanelProps = { record: SitePage; panels: PanelFacts }

/** What visitors see of a page, its translations, what could be better, and its versions. */
export function PagePanels({ record, panels }: PanelProps) {
  const t = useT('pages')
  const { can } = useFirm()
  const maySchedule = can(needsOf(publishingContract.schedulePage)) && !record.isArchived
  return (
    <Rules>
      <RulesCell title={t('panel.visitors')}>
        <Visitors record={record} panels={panels} />
      </RulesCell>
      {(record.submittedAt !== null || record.sentBack !== '') && (
        <RulesCell title={t('panel.approval')}>
          <Approval record={record} />
        </RulesCell>
      )}
      {maySchedule && (
        <RulesCell title={t('panel.schedule')}>
          <Schedule record={record} />
        </RulesCell>
      )}
      {record.translations.length > 0 && (
        <RulesCell isFlush title={t('panel.translations')}>
          <Translations record={record} />
        </RulesCell>
      )}
      <RulesCell title={t('panel.search')}>
        <Advice record={record} />
      </RulesCell>
      <RulesCell isFlush title={t('panel.versions')}>
        <Versions record={record} revisions={panels.revisions} />
      </RulesCell>
    </Rules>
  )
}

function Visitors({ record, panels: { address, preview } }: PanelProps) {
  const t = useT('pages')
  const { dateTime } = useFormat()
  const isSeen = record.publishedRevision !== null && record.path !== null && address !== null
  return (
    <Stack>
      <FactList
        facts={[
          { term: t('panel.seen'), value: t(`seen.${record.state}`) },
          ...(record.publishedAt
            ? [{ term: t('panel.since'), value: dateTime(record.publishedAt) }]
            : []),
        ]}
      />
      {isSeen && (
        <p>
          <a className={text.link} href={`${address}${record.path}`}>
            {t('panel.open')}
          </a>
        </p>
      )}
      {preview && (
        <p>
          <a className={text.link} href={preview.url} rel="noreferrer">
            {t('panel.preview')}
          </a>{' '}
          <span className={text.soft}>
            {t('panel.previewUntil', { at: dateTime(preview.expiresAt) })}
          </span>
        </p>
      )}
    </Stack>
  )
}

/** Who asks for the page to be published, and the form that gives it back with a reason. */
function Approval({ record }: { record: SitePage }) {
  const t = useT('pages')
  const { can } = useFirm()
  const { dateTime } = useFormat()
  const { submittedAt, submittedByName: name, sentBack: reason } = record
  if (submittedAt === null) return <p>{t('panel.sentBack', { reason })}</p>
  return (
    <Stack>
      <p>{t('panel.submittedBy', { name, at: dateTime(submittedAt) })}</p>
      {can(needsOf(sitePagesContract.sendBack)) && (
        <form method="post">
          <IdempotencyField />
          <Stack>
            <Field id="reason" label={t('panel.reason')} hint={t('panel.reasonHint')}>
              {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} />}
            </Field>
            <div>
              <Button icon="x" name="intent" value="sendBack">
                {t('detail.sendBack')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  )
}

function Schedule({ record: { publishAt, unpublishAt } }: { record: SitePage }) {
  const t = useT('pages')
  const { firm } = useFirm()
  const parts = [
    ['publish', publishAt],
    ['unpublish', unpublishAt],
  ] as const
  return (
    <form method="post">
      <IdempotencyField />
      <Stack>
        {parts.map(([name, at]) => {
          const local = at ? localOf(at, firm.timeZone) : ''
          return (
            <FieldGrid key={name}>
              <Field id={`${name}Date`} label={t(`panel.${name}Date`)}>
                {(wiring) => (
                  <DateInput {...wiring} name={`${name}Date`} defaultValue={local.slice(0, 10)} />
                )}
              </Field>
              <Field id={`${name}Time`} label={t('panel.time')}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    type="time"
                    name={`${name}Time`}
                    defaultValue={local.slice(11, 16)}
                  />
                )}
              </Field>
            </FieldGrid>
          )
        })}
        <p className={text.soft}>{t('panel.scheduleWords')}</p>
        <div>
          <Button icon="clock" name="intent" value="schedule">
            {t('detail.schedule')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function Translations({ record: { translations } }: { record: SitePage }) {
  const t = useT('pages')
  const { firm, can } = useFirm()
  const mayAdd = can(needsOf(sitePagesContract.translate))
  return (
    <Table caption={t('panel.translations')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.language')}</HeadCell>
          <HeadCell>{t('list.state')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {translations.map(({ language, pageId, state, isOutdated }) => (
          <tr key={language}>
            {pageId ? (
              <NameCell href={sitePagePath(firm.firmId, pageId)}>
                {t(`language.${language}`)}
              </NameCell>
            ) : (
              <Cell place="name">{t(`language.${language}`)}</Cell>
            )}
            <Cell place="state">
              {state && <Status kind={statusOf(state)}>{t(`state.${state}`)}</Status>}{' '}
              {isOutdated && t('panel.outdated')}
              {!pageId && !mayAdd && t('panel.missing')}
              {!pageId && mayAdd && (
                <form method="post">
                  <IdempotencyField />
                  <input type="hidden" name="language" value={language} />
                  <Button size="s" icon="plus" name="intent" value="translate">
                    {t('detail.translate')}
                  </Button>
                </form>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Advice({ record: { searchResult, advice } }: { record: SitePage }) {
  const t = useT('pages')
  return (
    <Stack>
      <div>
        <p className={text.soft}>{searchResult.address}</p>
        <p>
          <strong>{searchResult.title}</strong>
        </p>
        <p>{searchResult.description}</p>
      </div>
      {advice.length > 0 && (
        <ul>
          {advice.map(({ problem, block, about }) => (
            <li key={`${problem} ${block} ${about}`}>
              {t(`advice.${problem}`, { about: about.slice(0, 80) })}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function Versions({ record, revisions }: { record: SitePage; revisions: SiteRevision[] }) {
  const t = useT('pages')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  return (
    <RowsTable
      caption={t('panel.versions')}
      isStacked
      rows={revisions}
      keyOf={({ number }) => number}
      columns={[
        {
          head: t('version.number'),
          place: 'name',
          cell: ({ number }) => (
            <>
              {number}{' '}
              {number === record.publishedRevision && (
                <Status kind="paid">{t('state.published')}</Status>
              )}
            </>
          ),
        },
        { head: t('version.savedAt'), place: 'detail', cell: ({ savedAt }) => dateTime(savedAt) },
        {
          head: t('version.savedBy'),
          place: 'secondDetail',
          cell: ({ savedBy, restoredFrom }) =>
            restoredFrom === null
              ? savedBy
              : t('version.restoredBy', { name: savedBy, number: restoredFrom }),
        },
        {
          head: t('version.changes'),
          place: 'state',
          cell: ({ number }) =>
            number > 1 && (
              <LinkButton size="s" kind="ghost" href={revisionPath(firm.firmId, record.id, number)}>
                {t('version.compare')}
              </LinkButton>
            ),
        },
      ]}
    />
  )
}
