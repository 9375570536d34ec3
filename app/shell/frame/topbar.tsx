import {
  Avatar,
  Button,
  classes,
  Icon,
  LinkButton,
  Logo,
  text,
  VisuallyHidden,
} from '#app/ui/index.ts'
import { useFirm, usePage, useSession, useT } from '../page-context.tsx'
import { productName } from '../product-name.ts'
import { Bell } from './bell.tsx'
import { helpPathOf } from './help-of.ts'
import { frameIds } from './ids.ts'
import { createsFor } from './menu.ts'
import { photoPath } from './photo-path.ts'
import { FrameTimer, type RunningTimer } from './running-timer.tsx'
import * as styles from './topbar.css.ts'

export function Topbar({ timer }: { timer?: RunningTimer | null | undefined }) {
  const viewer = useFirm()
  const { firm } = viewer
  const t = useT('shell')
  return (
    <header className={styles.topbar}>
      <MenuOpener name={firm.tradeName || firm.legalName} />
      <Search />
      <span className={styles.gap} />
      <div className={styles.narrowButton}>
        <LinkButton kind="ghost" icon="search" iconOnly href={`/firms/${firm.firmId}/search`}>
          {t('search')}
        </LinkButton>
      </div>
      {timer && <FrameTimer timer={timer} />}
      {createsFor(viewer).length > 0 && (
        <Button size="s" icon="plus" className={styles.wide} opens={frameIds.create}>
          {t('new')}
        </Button>
      )}
      <OwnButtons />
    </header>
  )
}

/** The topbar of the platform's own pages. */
export function AdministrationTopbar() {
  const t = useT('shell')
  return (
    <header className={styles.topbar}>
      <MenuOpener name={t('administration')} />
      <span className={styles.gap} />
      <OwnButtons />
    </header>
  )
}

/** What opens the menu where the screen is narrow, and whose menu it is. */
function MenuOpener({ name }: { name: string }) {
  const t = useT('shell')
  return (
    <div className={styles.narrow}>
      <Button kind="ghost" icon="menu" iconOnly opens={frameIds.sidebar}>
        {t('menu')}
      </Button>
      <b className={text.ellipsis}>{name}</b>
    </div>
  )
}

/** A topbar without a firm: the mark in place of menu and search. */
export function PlainTopbar() {
  return (
    <header className={classes(styles.topbar, styles.plain)}>
      <a href="/">
        <Logo name={productName} />
      </a>
      <span className={styles.gap} />
      <OwnButtons />
    </header>
  )
}

function OwnButtons() {
  const { user } = useSession()
  const { language, path } = usePage()
  const t = useT('shell')
  return (
    <>
      <LinkButton
        kind="ghost"
        size="s"
        icon="circle-help"
        className={styles.wide}
        href={helpPathOf(path)}
      >
        {t('help')}
      </LinkButton>
      <Bell />
      <button type="button" className={styles.language} popovertarget={frameIds.languages}>
        <Icon name="globe" />
        <VisuallyHidden>{t('language')}</VisuallyHidden>
        <span className={styles.languageCode}>{language.toUpperCase()}</span>
      </button>
      <button
        type="button"
        className={styles.person}
        popovertarget={frameIds.person}
        data-part="person"
      >
        <Avatar name={user.name} photo={photoPath(user.photoKey)} />
        <VisuallyHidden>{t('accountOf', { name: user.name })}</VisuallyHidden>
      </button>
    </>
  )
}

function Search() {
  const { firm } = useFirm()
  const { user } = useSession()
  const t = useT('shell')
  return (
    <search className={styles.search}>
      <form action={`/firms/${firm.firmId}/search`}>
        <Icon name="search" className={styles.searchIcon} />
        <input
          className={styles.searchInput}
          name="q"
          type="search"
          aria-label={t('search')}
          placeholder={t('searchHint')}
        />
        {user.layout?.shortcuts !== 'off' && (
          <span className={styles.searchKey} aria-hidden="true">
            {t('searchKey')}
          </span>
        )}
      </form>
    </search>
  )
}
