import { Avatar, Menu, MenuButton, MenuLink, text } from '#app/ui/index.ts'
import { shortcutKeysOf } from '#contract/core/shortcut-keys.ts'
import type { CreateEntry } from '../module-info.ts'
import { useFirm, usePage, useSession, useT } from '../page-context.tsx'
import { helpPathOf } from './help-of.ts'
import { frameIds } from './ids.ts'
import { LanguageMenu } from './language-menu.tsx'
import { firstCreatesFor, type Placed } from './menu.ts'
import { ThemeButtons } from './theme-buttons.tsx'
import * as styles from './topbar.css.ts'

/** What the buttons of the sidebar and the topbar open. */
export function FrameMenus() {
  return (
    <>
      <FirmMenu />
      <CreateMenu />
      <LanguageMenu id={frameIds.languages} />
      <PersonMenu />
    </>
  )
}

function FirmMenu() {
  const { firm, session } = useFirm()
  const { path } = usePage()
  const t = useT('shell')
  return (
    <Menu id={frameIds.firms} label={t('firms')}>
      <form method="post" action="/current-firm">
        <input type="hidden" name="from" value={path} />
        {session.firms.map((other) => {
          const name = other.tradeName || other.legalName
          return (
            <MenuButton
              key={other.firmId}
              name="firmId"
              value={other.firmId}
              lead={<Avatar name={name} of="firm" />}
              isChosen={other.firmId === firm.firmId}
            >
              {name}
            </MenuButton>
          )
        })}
      </form>
      <hr />
      <MenuLink href="/firms" icon="building-2">
        {t('allFirms')}
      </MenuLink>
      {session.user.kind !== 'crm' && (
        <MenuLink href="/firms/new" icon="plus">
          {t('newFirm')}
        </MenuLink>
      )}
    </Menu>
  )
}

function CreateMenu() {
  const viewer = useFirm()
  const t = useT('shell')
  const entries = firstCreatesFor(viewer)
  if (entries.length === 0) return null
  return (
    <Menu id={frameIds.create} align="end" label={t('new')}>
      {entries.map((entry) => (
        <CreateLink key={entry.moduleId + entry.labelKey} entry={entry} />
      ))}
    </Menu>
  )
}

function CreateLink({ entry }: { entry: Placed<CreateEntry> }) {
  const { firm } = useFirm()
  const t = useT(entry.moduleId)
  return (
    <MenuLink href={entry.path(firm.firmId)} icon={entry.icon}>
      {t(entry.labelKey)}
    </MenuLink>
  )
}

/** Account, appearance and the way out; for frames without a firm too. */
export function PersonMenu() {
  const session = useSession()
  const { path } = usePage()
  const t = useT('shell')
  const { layout } = session.user
  const keys = shortcutKeysOf(layout?.keys)
  return (
    <Menu id={frameIds.person} align="end" label={t('account')}>
      <PersonHead name={session.user.name} email={session.user.email} />
      <hr />
      <ThemeButtons />
      <MenuLink href="/profile/appearance" icon="sliders-horizontal">
        {t('appearance')}
      </MenuLink>
      <MenuLink
        href="/profile/shortcuts"
        icon="keyboard"
        shortcut={layout?.shortcuts === 'off' ? undefined : keys.sheet || undefined}
      >
        {t('keys')}
      </MenuLink>
      <hr />
      <MenuLink href={helpPathOf(path)} icon="circle-help">
        {t('helpHere')}
      </MenuLink>
      <MenuLink href="/timeline" icon="history">
        {t('whatIsNew')}
      </MenuLink>
      <hr />
      <MenuLink href="/profile" icon="user">
        {t('profile')}
      </MenuLink>
      {session.user.kind === 'admin' && (
        <MenuLink href="/admin" icon="shield-check">
          {t('administration')}
        </MenuLink>
      )}
      {!session.user.isDemo && (
        <form method="post" action="/lock-screen">
          <input type="hidden" name="to" value={path} />
          <MenuButton icon="lock" name="intent" value="lock">
            {t('lock')}
          </MenuButton>
        </form>
      )}
      <form method="post" action="/logout">
        <MenuButton icon="log-out">{t('logOut')}</MenuButton>
      </form>
    </Menu>
  )
}

function PersonHead({ name, email }: { name: string; email: string }) {
  return (
    <p className={styles.personHead}>
      <b>{name}</b>
      <span className={text.secondLine}>{email}</span>
    </p>
  )
}
