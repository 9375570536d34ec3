import { textAt } from '#app/shell/form/form-tree.ts'
import { useT } from '#app/shell/page-context.tsx'
import {
  type About,
  type Choice,
  type Column,
  describeRegister,
  type Filter,
  type RecordAction,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status, Tag } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Language, languages } from '#contract/core/fields.ts'
import { publishingContract } from '#contract/website/publishing.ts'
import {
  type SitePage,
  SitePageInput,
  SitePageListQuery,
  type SitePageRow,
  sitePageKinds,
  sitePageStates,
  sitePagesContract,
} from '#contract/website/site-pages.ts'
import { siteSettingsContract } from '#contract/website/site-settings.ts'
import { PagePanels, type PanelFacts } from './components/page-panels.tsx'
import { statusOf } from './page-status.ts'
import { blocksPath, sitePagePath } from './paths.ts'
import { readMoment } from './read-moment.ts'

type Extra = { languages: Language[]; defaultLanguage: Language | null; parents: Choice[] }
type AboutPages = About<Extra>

const columns: Column<SitePageRow, Extra>[] = [
  { name: 'title', kind: 'link', label: 'field.title', sort: 'title', place: 'name' },
  { name: 'kind', kind: 'choice', label: 'field.kind', choices: 'kind' },
  {
    name: 'language',
    kind: 'choice',
    label: 'field.language',
    choices: 'language',
    place: 'detail',
  },
  {
    name: 'path',
    kind: 'text',
    label: 'list.path',
    place: 'secondDetail',
    value: ({ path, slug }) => path ?? `/${slug}`,
  },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt' },
  stateColumn(({ state }) => ({ kind: statusOf(state) })),
]

const filters: Filter<Extra>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'list.state',
    choices: ({ t }) => sitePageStates.map((value) => ({ value, label: t(`state.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: 'field.kind',
    choices: ({ t }) => sitePageKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'language',
    label: 'field.language',
    choices: ({ t }) => languages.map((value) => ({ value, label: t(`language.${value}`) })),
  },
]

const sections: FormSection<SitePage, Extra>[] = [
  {
    title: 'form.content',
    words: 'form.contentWords',
    fields: [
      { name: 'title', kind: 'text', maxLength: 200 },
      {
        ...{ name: 'text', kind: 'markdown', rows: 18, hint: 'form.textHint' },
        ...{ isOptional: true, isFormOnly: true },
      },
    ],
  },
  {
    title: 'form.place',
    words: 'form.placeWords',
    fields: [
      { name: 'kind', kind: 'choice', choices: 'kind', options: sitePageKinds },
      { name: 'language', kind: 'select', isHalf: true, options: languageChoices },
      {
        name: 'slug',
        kind: 'text',
        maxLength: 80,
        isOptional: true,
        isHalf: true,
        hint: 'form.slugHint',
      },
      {
        name: 'parentGroupId',
        kind: 'select',
        isOptional: true,
        options: ({ t, extra }) => [{ value: '', label: t('form.noParent') }, ...extra.parents],
      },
    ],
  },
  {
    title: 'form.lists',
    words: 'form.listsWords',
    isFolded: (values) => textAt(values, 'excerpt') === '' && textAt(values, 'seoTitle') === '',
    fields: [
      { name: 'excerpt', kind: 'textarea', maxLength: 500, isOptional: true },
      { name: 'author', kind: 'text', maxLength: 120, isOptional: true, isHalf: true },
      { name: 'tags', kind: 'tags', isOptional: true, isHalf: true, hint: 'form.tagsHint' },
      { name: 'seoTitle', kind: 'text', maxLength: 120, isOptional: true },
      { name: 'seoDescription', kind: 'textarea', maxLength: 320, isOptional: true },
      { name: 'isHidden', kind: 'yesNo' },
    ],
  },
]

function languageChoices({ t, extra }: AboutPages): Choice[] {
  return extra.languages.map((value) => ({ value, label: t(`language.${value}`) }))
}

async function load(access: FirmAccess, page: 'list' | 'record' | 'form'): Promise<Extra> {
  const { call, firm } = access
  const { firmId } = firm
  if (page === 'list') return { languages: [], defaultLanguage: null, parents: [] }
  const [settings, { rows }] = await Promise.all([
    call(siteSettingsContract.get, { firmId }),
    call(sitePagesContract.rows, { firmId, kind: 'page' }),
  ])
  const groups = new Map<string, SitePageRow>()
  for (const row of rows) {
    const isFirst = !groups.has(row.groupId) || row.language === settings.defaultLanguage
    if (isFirst) groups.set(row.groupId, row)
  }
  const parents = [...groups].map(([value, { title }]) => ({ value, label: title }))
  return { languages: settings.languages, defaultLanguage: settings.defaultLanguage, parents }
}

const plain = plainRegister({
  contract: sitePagesContract,
  query: SitePageListQuery,
  input: SitePageInput,
  one: (firmId, sitePageId) => ({ firmId, sitePageId }),
})

const actions: RecordAction<SitePage>[] = [
  {
    intent: 'publish',
    icon: 'send',
    isMain: true,
    needs: needsOf(publishingContract.publishPage),
    isOffered: ({ isArchived, state }) => !isArchived && state !== 'published',
    act: ({ call, firm: { firmId } }, sitePageId, options) =>
      call(publishingContract.publishPage, { firmId, sitePageId }, options),
  },
  {
    intent: 'submit',
    icon: 'circle-check',
    needs: needsOf(sitePagesContract.submit),
    isInMenu: true,
    isOffered: ({ isArchived, state, submittedAt }) =>
      !isArchived && state !== 'published' && submittedAt === null,
    act: ({ call, firm: { firmId } }, sitePageId, options) =>
      call(sitePagesContract.submit, { firmId, sitePageId }, options),
  },
  {
    intent: 'withdraw',
    icon: 'undo-2',
    needs: needsOf(sitePagesContract.withdraw),
    isInMenu: true,
    isOffered: ({ submittedAt }) => submittedAt !== null,
    act: ({ call, firm: { firmId } }, sitePageId, options) =>
      call(sitePagesContract.withdraw, { firmId, sitePageId }, options),
  },
  {
    intent: 'sendBack',
    icon: 'x',
    needs: needsOf(sitePagesContract.sendBack),
    isInPage: true,
    isOffered: ({ submittedAt }) => submittedAt !== null,
    act: ({ call, firm: { firmId } }, sitePageId, options, { data }) =>
      call(
        sitePagesContract.sendBack,
        { firmId, sitePageId, reason: textAt(data, 'reason') },
        options,
      ),
  },
  {
    intent: 'unpublish',
    icon: 'eye-off',
    needs: needsOf(publishingContract.unpublishPage),
    asksFirst: true,
    isDanger: true,
    isOffered: ({ publishedRevision }) => publishedRevision !== null,
    act: ({ call, firm: { firmId } }, sitePageId, options) =>
      call(publishingContract.unpublishPage, { firmId, sitePageId }, options),
  },
  {
    intent: 'translate',
    icon: 'languages',
    needs: needsOf(sitePagesContract.translate),
    isInPage: true,
    leadsTo: (firmId, result) => `${sitePagePath(firmId, idOf(result))}/edit`,
    act: ({ call, firm: { firmId } }, sitePageId, options, { data }) => {
      const language = Language.parse(textAt(data, 'language'))
      return call(sitePagesContract.translate, { firmId, sitePageId, language }, options)
    },
  },
  {
    intent: 'schedule',
    icon: 'clock',
    needs: needsOf(publishingContract.schedulePage),
    isInPage: true,
    act: ({ call, firm }, sitePageId, _options, { data }) =>
      call(publishingContract.schedulePage, {
        firmId: firm.firmId,
        sitePageId,
        publishOn: readMoment(data, 'publish', firm.timeZone),
        unpublishOn: readMoment(data, 'unpublish', firm.timeZone),
      }),
  },
]

function idOf(result: unknown): string {
  return String(Reflect.get(Object(result), 'id'))
}

export const register = describeRegister({
  name: 'pages',
  recordKind: 'sitePage',
  path: 'site-pages',
  idParam: 'sitePageId',
  tabs: ['active', 'archived'],
  columns,
  filters,
  load,
  nameOf: ({ title }: SitePageRow | SitePage) => title,
  ...plain,
  actions: [...actions, ...plain.actions],
  form: {
    input: SitePageInput,
    sections,
    initial: ({ extra, language }) => ({
      kind: 'page',
      language: extra.defaultLanguage ?? language,
    }),
  },
  links: ({ id, isArchived }, { firm: { firmId }, can }) =>
    isArchived || !can('website:edit')
      ? []
      : [{ label: 'blocks.title', icon: 'boxes', href: blocksPath(firmId, id) }],
  sentenceOf: ({ path, slug }) => path ?? `/${slug}`,
  Mark,
  loadPanels,
  Panels: PagePanels,
})

function Mark({ record: { state, isArchived } }: { record: SitePage }) {
  const t = useT('pages')
  if (isArchived) return <Tag>{t('detail.archivedTag')}</Tag>
  return <Status kind={statusOf(state)}>{t(`state.${state}`)}</Status>
}

async function loadPanels(access: FirmAccess, page: SitePage): Promise<PanelFacts> {
  const { call, firm, can } = access
  const inFirm = { firmId: firm.firmId }
  const one = { ...inFirm, sitePageId: page.id }
  const [{ revisions }, { address }] = await Promise.all([
    call(sitePagesContract.listRevisions, one),
    call(siteSettingsContract.get, inFirm),
  ])
  const mayPreview = address !== null && can(needsOf(publishingContract.preview))
  const preview = mayPreview ? await call(publishingContract.preview, one) : null
  return { revisions: revisions.slice(0, 20), address, preview }
}
