import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import * as styles from './button.css.ts'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonLook = {
  /** One primary in a view. */
  kind?: keyof typeof styles.kinds
  /** 30, 36 or 48 px high. */
  size?: keyof typeof styles.sizes
  icon?: IconName
  /** Shows the icon alone; the children stay as its name. */
  iconOnly?: boolean
  /** As wide as its place. */
  isWide?: boolean
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** A spinner in place of the icon. */
    isBusy?: boolean
    /** Id of the menu or dialog it opens. */
    opens?: string
    /** Id of the menu or dialog it closes. */
    closes?: string
  }

/** A button. Within a form it submits, unless it has a `type` or opens or closes something. */
export function Button(props: ButtonProps) {
  const { kind, size, icon, iconOnly, isWide, isBusy, opens, closes, ...rest } = props
  const target = opens ?? closes
  return (
    <button
      {...rest}
      type={rest.type ?? (target ? 'button' : 'submit')}
      className={classes(lookClass(props), rest.className)}
      aria-busy={isBusy || undefined}
      popovertarget={target}
      popovertargetaction={closes ? 'hide' : undefined}
    >
      {isBusy ? <span className={styles.spinner} /> : icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{rest.children}</VisuallyHidden> : rest.children}
    </button>
  )
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook

/** A link that looks like a button. Without `href` it is shown as not available. */
export function LinkButton(props: LinkButtonProps) {
  const { kind, size, icon, iconOnly, isWide, ...rest } = props
  return (
    <a
      {...rest}
      className={classes(lookClass(props), rest.className)}
      {...(rest.href === undefined && { role: 'link', 'aria-disabled': true })}
    >
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{rest.children}</VisuallyHidden> : rest.children}
    </a>
  )
}

function lookClass({ kind = 'default', size = 'regular', iconOnly, isWide }: ButtonLook) {
  return classes(
    styles.button,
    kind !== 'default' && styles.kinds[kind],
    size !== 'regular' && styles.sizes[size],
    iconOnly && styles.iconOnly[size],
    isWide && styles.wide,
  )
}
