import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import * as styles from './menu.css.ts'
import { Kbd } from './tag.tsx'

type MenuProps = {
  /** A `Button` with `opens` set to this shows it. */
  id: string
  /** Which edge of its button it keeps to. */
  align?: 'start' | 'end'
  label?: string
  className?: string
  children: ReactNode
}

/** A list of what can be done, over the page. Put `hr` before the dangerous item, which is last. */
export function Menu({ id, align = 'start', label, className, children }: MenuProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={classes(styles.menu, align === 'end' && styles.atEnd, className)}
      {...(label && { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  )
}

type ItemLook = {
  icon?: IconName
  /** In place of an icon, such as an avatar. */
  lead?: ReactNode
  shortcut?: string
  /** A check at the end. */
  isChosen?: boolean
  isDanger?: boolean
}

type MenuLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & ItemLook

/** An item that leads somewhere. */
export function MenuLink(props: MenuLinkProps) {
  const { icon, lead, shortcut, isChosen, isDanger, children, className, ...rest } = props
  return (
    <a
      {...rest}
      className={itemClass(props)}
      aria-current={rest['aria-current'] ?? (isChosen || undefined)}
    >
      <ItemContent {...props} />
    </a>
  )
}

type MenuButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ItemLook & { opens?: string }

/** An item that submits the form around it, or opens a dialog. */
export function MenuButton(props: MenuButtonProps) {
  const { icon, lead, shortcut, isChosen, isDanger, opens, children, className, ...rest } = props
  return (
    <button
      {...rest}
      type={rest.type ?? (opens ? 'button' : 'submit')}
      popovertarget={opens}
      aria-current={isChosen || undefined}
      className={itemClass(props)}
    >
      <ItemContent {...props} />
    </button>
  )
}

function ItemContent({
  icon,
  lead,
  shortcut,
  isChosen,
  children,
}: ItemLook & { children?: ReactNode }) {
  // Nothing beside the words: they need no element of their own.
  if (!lead && !icon && !isChosen && !shortcut) return children
  return (
    <>
      {lead ?? (icon && <Icon name={icon} />)}
      <span className={styles.words}>{children}</span>
      {isChosen && <Icon name="check" />}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </>
  )
}

function itemClass({ isDanger, className }: ItemLook & { className?: string }) {
  return classes(styles.item, isDanger && styles.danger, className)
}
