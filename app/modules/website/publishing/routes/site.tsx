import { useActionData, useLoaderData } from '@remix-run/react'
import { newSitePagePath, sitePagePath } from '#app/modules/website/pages/index.ts'
import { siteSettingsPath } from '#app/modules/website/site-settings/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Empty,
  FactList,
  LinkButton,
  PageHead,
  RowsTable,
  Rules,
  RulesCell,
  Status,
  text,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { publishingContract, type SitePublication } from '#contract/website/publishing.ts'
import { sitePath, visitsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const publication = await call(publishingContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('publishing')('site.title') }), publication }
}

/** Publishes all pages that wait, and whatever else of the site changed. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const form = await readForm(args.request)
  const { waiting } = await call(publishingContract.get, { firmId })
  const pageIds = waiting.map(({ id }) => id)
  const result = await attempt(form, () =>
    call(publishingContract.publish, { firmId, pageIds }, { idempotencyKey: form.idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const key = result.value.isChanged ? 'site.published' : 'site.nothingNew'
  return redirectWithToast(args, sitePath(firmId), {
    type: 'success',
    message: t('publishing')(key),
  })
}

export default function SiteRoute() {
  const { publication } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('publishing')
  const { firm, can, canOpen } = useFirm()
  const { address, waiting, manifestId } = publication
  const visits = visitsPath(firm.firmId)
  const mayPublish = can(needsOf(publishingContract.publish))
  return (
    <>
      <PageHead
        title={t('site.title')}
        sentence={t('site.sentence')}
        actions={
          <>
            {canOpen(visits) && (
              <LinkButton icon="trending-up" href={visits}>
                {t('site.visits')}
              </LinkButton>
            )}
            {address && manifestId && (
              <LinkButton icon="external-link" href={address} target="_blank">
                {t('site.open')}
              </LinkButton>
            )}
            {mayPublish && waiting.length > 0 && (
              <form method="post">
                <IdempotencyField />
                <Button kind="primary" icon="send">
                  {t('site.publish', { count: waiting.length })}
                </Button>
              </form>
            )}
          </>
        }
      />
      <RefusalSummary refusal={refusal} labels={{}} formId="publish" />
      {address === null && can('website:post') && (
        <Empty
          title={t('site.noName')}
          actions={
            <LinkButton kind="primary" href={siteSettingsPath(firm.firmId)}>
              {t('site.chooseName')}
            </LinkButton>
          }
        >
          {t('site.noNameWords')}
        </Empty>
      )}
      <Rules>
        <RulesCell title={t('site.state')}>
          <State publication={publication} />
        </RulesCell>
        <RulesCell isFlush title={t('site.waiting')}>
          <Waiting publication={publication} />
        </RulesCell>
        {publication.missing.length > 0 && (
          <RulesCell isFlush title={t('site.missing')}>
            <Missing publication={publication} />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

type PartProps = { publication: SitePublication }

function State({ publication }: PartProps) {
  const t = useT('publishing')
  const { dateTime, number } = useFormat()
  const { address, livePages, publishedAt, publishedBy } = publication
  return (
    <FactList
      facts={[
        {
          term: t('site.address'),
          value: address ? (
            <a className={text.link} href={address}>
              {new URL(address).host}
            </a>
          ) : (
            t('site.none')
          ),
        },
        { term: t('site.livePages'), value: number(livePages) },
        {
          term: t('site.last'),
          value: publishedAt
            ? t('site.lastBy', { at: dateTime(publishedAt), name: publishedBy })
            : t('site.never'),
        },
      ]}
    />
  )
}

function Waiting({ publication: { waiting } }: PartProps) {
  const t = useT('publishing')
  const pages = useT('pages')
  const { firm, can } = useFirm()
  const { dateTime } = useFormat()
  if (waiting.length === 0) {
    return (
      <Empty
        title={t('site.nothingWaits')}
        actions={
          can('website:edit') && (
            <LinkButton icon="plus" href={newSitePagePath(firm.firmId)}>
              {pages('list.new')}
            </LinkButton>
          )
        }
      >
        {t('site.nothingWaitsWords')}
      </Empty>
    )
  }
  return (
    <RowsTable
      caption={t('site.waiting')}
      isStacked
      rows={waiting}
      keyOf={({ id }) => id}
      columns={[
        {
          head: pages('field.title'),
          href: ({ id }) => sitePagePath(firm.firmId, id),
          cell: ({ title }) => title,
        },
        {
          head: pages('field.language'),
          place: 'detail',
          cell: ({ language }) => pages(`language.${language}`),
        },
        {
          head: pages('list.changed'),
          place: 'secondDetail',
          cell: ({ updatedAt }) => dateTime(updatedAt),
        },
        {
          head: pages('list.state'),
          place: 'state',
          cell: ({ state, submittedByName }) =>
            submittedByName === '' ? (
              <Status kind="draft">{pages(`state.${state}`)}</Status>
            ) : (
              <Status kind="sent">{pages('panel.submitted')}</Status>
            ),
        },
      ]}
    />
  )
}

function Missing({ publication: { missing } }: PartProps) {
  const t = useT('publishing')
  const pages = useT('pages')
  const { firm } = useFirm()
  const list = useListOf()
  return (
    <RowsTable
      caption={t('site.missing')}
      isStacked
      rows={missing}
      keyOf={(group) => group.pageId}
      columns={[
        {
          head: pages('field.title'),
          href: (group) => sitePagePath(firm.firmId, group.pageId),
          cell: (group) => group.title,
        },
        { head: t('site.lacks'), place: 'detail', cell: (group) => list(group.missing) },
        { head: t('site.outdated'), place: 'secondDetail', cell: (group) => list(group.outdated) },
      ]}
    />
  )
}

function useListOf() {
  const pages = useT('pages')
  return (languages: readonly string[]) =>
    languages.map((language) => pages(`language.${language}`)).join(', ')
}

export const meta = headOf
