import './reset.css'

export { breakpoints, conditions } from './breakpoints'
export { Button, type ButtonLook, LinkButton } from './button'
export { classes } from './classes'
export { Checkbox, Radio, Switch } from './fields/choice'
export { ChoiceList } from './fields/choice-list'
export { Field, FieldGrid, FieldGroup, FieldNote } from './fields/field'
export {
  Combobox,
  DateInput,
  IconInput,
  MoneyInput,
  type Option,
  Select,
  SuffixInput,
  TextArea,
  TextInput,
} from './fields/text-input'
export { type FieldWiring, noteId, wireField } from './fields/wire-field'
export { Icon } from './icons/icon'
export type { IconName } from './icons/icon-names'
export { Menu, MenuButton, MenuLink } from './menu'
export { PageHead, Sheet, SheetPad } from './page-head'
export { Status, StatusDisc } from './status'
export { type StatusKind, shareDash, shareOf } from './status-share'
export { BulkBar } from './table/bulk-bar'
export { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller } from './table/table'
export { Segmented, Tabs } from './tabs'
export { Count, Kbd, Tag } from './tag'
export * as text from './text.css'
export { Toast, ToastRegion } from './toast'
export { vars } from './tokens.css'
export { SkipLink, VisuallyHidden } from './visually-hidden'
