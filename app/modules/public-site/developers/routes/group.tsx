import { useLoaderData } from '@remix-run/react'
import { PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { Trail } from '#app/shell/site/trail.tsx'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Call } from '../components/call.tsx'
import * as styles from '../components/developers.css.ts'
import { describeApi } from '../description.server.ts'
import { developersPath, groupPath, slugOf } from '../paths.ts'
import { snippetsOf } from '../snippets.ts'

/** The calls of a group, each with its code. */
export async function loader(args: Args) {
  const t = (await getVisit(args)).t('developers')
  const { operations } = await describeApi(args)
  const calls = operations.filter(({ tag }) => slugOf(tag) === args.params.group)
  const [first] = calls
  if (!first) throw new AppError('not_found', 'No such group of calls')
  const { tag } = first
  return {
    head: pageMeta(args, {
      title: t('group.title', { group: tag }),
      description: t('group.description', { group: tag }),
      isPublic: true,
      things: [
        trailThing(
          args,
          { name: t('index.title'), path: developersPath },
          { name: tag, path: groupPath(tag) },
        ),
      ],
    }),
    tag,
    calls: calls.map((call) => ({ ...call, snippets: snippetsOf(call, publicOrigin(args)) })),
  }
}

export default function GroupRoute() {
  const { tag, calls } = useLoaderData<typeof loader>()
  const t = useT('developers')
  return (
    <SiteFrame>
      <PublicHead title={t('group.title', { group: tag })} lead={t('group.lead')} />
      <div className={classes(width, styles.page)}>
        <Trail places={[{ name: t('index.title'), href: developersPath }]} />
        <nav aria-label={t('group.calls')}>
          <ul className={styles.groups}>
            {calls.map(({ id, method, path }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  <code>
                    {method} {path}
                  </code>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
