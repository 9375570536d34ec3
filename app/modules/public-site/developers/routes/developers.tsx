import { useLoaderData } from '@remix-run/react'
import { PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes, LinkButton, text } from '#app/ui/index.ts'
import { errorStatus } from '#contract/core/errors.ts'
import * as styles from '../components/developers.css.ts'
import { describeApi } from '../description.server.ts'
import { collectionPath, developersPath, groupPath } from '../paths.ts'

/** The groups of calls, the events of webhooks, and what each error means. */
export async function loader(args: Args) {
  const t = (await getVisit(args)).t('developers')
  const { operations, events } = await describeApi(args)
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort()
  return {
    head: pageMeta(args, {
      title: t('index.title'),
      description: t('index.description'),
      isPublic: true,
      things: [trailThing(args, { name: t('index.title'), path: developersPath })],
    }),
    groups: tags.map((tag) => ({
      tag,
      count: operations.filter((one) => one.tag === tag).length,
    })),
    events,
    assistants: `${publicOrigin(args)}/mcp`,
  }
}

export default function DevelopersRoute() {
  const { groups, events, assistants } = useLoaderData<typeof loader>()
  const t = useT('developers')
  return (
    <SiteFrame>
      <PublicHead title={t('index.title')} lead={t('index.lead')} />
      <div className={classes(width, styles.page)}>
        <p className={styles.ways}>
          <LinkButton kind="primary" href="/support/api">
            {t('index.begin')}
          </LinkButton>
          <LinkButton icon="download" href={collectionPath}>
            {t('index.collection')}
          </LinkButton>
          <LinkButton icon="download" href="/api/openapi.json">
            OpenAPI 3.1
          </LinkButton>
          <LinkButton icon="layout-dashboard" href="/ui">
            {t('index.kit')}
          </LinkButton>
        </p>
        <section className={styles.section} aria-labelledby="groups">
          <h2 id="groups" className={classes(text.serif, styles.title)}>
            {t('index.groups')}
          </h2>
          <ul className={styles.groups}>
            {groups.map(({ tag, count }) => (
              <li key={tag}>
                {/* The description of the API is in English. */}
                <a className={text.link} href={groupPath(tag)} lang="en">
                  {tag}
                </a>{' '}
                <span className={text.soft}>{t('index.calls', { count })}</span>
              </li>
            ))}
          </ul>
        </section>
        <Assistants address={assistants} />
        <section className={styles.section} aria-labelledby="events">
          <h2 id="events" className={classes(text.serif, styles.title)}>
            {t('index.events')}
          </h2>
          <p>{t('index.eventsWords')}</p>
          <ul className={styles.groups}>
            {events.map((type) => (
              <li key={type}>
                <code>{type}</code>
              </li>
            ))}
          </ul>
        </section>
        <Errors />
      </div>
    </SiteFrame>
  )
}

/** How an assistant is connected: what it is told as its setting. */
function Assistants({ address }: { address: string }) {
  const t = useT('developers')
  const headers = { Authorization: 'Bearer fmk_…' }
  const setting = { mcpServers: { firmament: { type: 'http', url: address, headers } } }
  return (
    <section className={styles.section} aria-labelledby="assistants">
      <h2 id="assistants" className={classes(text.serif, styles.title)}>
        {t('assistants.title')}
      </h2>
      <p>
        {t('assistants.words')}{' '}
        <a className={text.link} href="/support/assistants">
          {t('assistants.more')}
        </a>
      </p>
      <p>{t('assistants.example')}</p>
      <pre className={classes(styles.code, styles.wrapped)}>{JSON.stringify(setting, null, 2)}</pre>
    </section>
  )
}

function Errors() {
  const t = useT('developers')
  return (
    <section className={styles.section} aria-labelledby="errors">
      <h2 id="errors" className={classes(text.serif, styles.title)}>
        {t('errors.title')}
      </h2>
      <p>{t('errors.words')}</p>
      <dl className={styles.errors}>
        {Object.entries(errorStatus).map(([code, status]) => (
          <div key={code} className={styles.error}>
            <dt>
              <code>{code}</code> {status}
            </dt>
            <dd>{t(`errors.code.${code}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const meta = headOf
