import { useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, Tabs } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { ContactMessageQuery, contactMessagesContract } from '#contract/contact-messages.ts'
import { languages } from '#contract/fields.ts'
import { FilterSelect } from '../components/filter-select.tsx'
import { MessageTable } from '../components/message-table.tsx'
import { messagesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(ContactMessageQuery, args.request)
  const page = await upstream(args).call(contactMessagesContract.list, query)
  return { head: pageMeta(args, { title: t('administration')('messages.title') }), query, page }
}

export default function MessageListRoute() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const { q, state, language } = query
  const isNarrowed = q !== undefined || language !== undefined || state !== undefined
  return (
    <>
      <PageHead title={t('messages.title')} sentence={t('messages.sentence')} />
      <MessageTabs state={state} />
      <ListBar path={messagesPath} q={q} label={t('messages.search')} kept={{ state }}>
        <FilterSelect
          name="language"
          label={t('filter.language')}
          any={t('filter.anyLanguage')}
          value={language}
          options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        />
      </ListBar>
      {page.rows.length > 0 && <MessageTable rows={page.rows} />}
      {page.rows.length === 0 && isNarrowed && (
        <NothingFoundFor q={q ?? ''} clearHref={messagesPath} />
      )}
      {page.rows.length === 0 && !isNarrowed && (
        <Empty title={t('messages.none')}>{t('messages.noneWords')}</Empty>
      )}
      <ListPager page={page} path={messagesPath} query={query} />
    </>
  )
}

function MessageTabs({ state }: { state: ContactMessageQuery['state'] }) {
  const t = useT('administration')
  const tab = (value: ContactMessageQuery['state'], label: string) => ({
    href: listHref(messagesPath, { state: value }),
    label,
    isCurrent: state === value,
  })
  return (
    <Tabs
      isPadded
      label={t('messages.title')}
      tabs={[
        tab(undefined, t('messages.all')),
        tab('open', t('messages.open')),
        tab('answered', t('messages.answered')),
      ]}
    />
  )
}

export const meta = headOf
