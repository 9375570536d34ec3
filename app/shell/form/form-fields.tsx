import {
  type ComponentProps,
  createContext,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useContext,
} from 'react'
import { Field, type FieldWiring, MoneyInput, Select, TextArea, TextInput } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'
import { rowsAt, type TypedTree, textAt, textsAt } from './form-tree.ts'
import type { Refusal } from './parse-form.ts'
import { useProblems } from './problem-text.ts'

type FormView = {
  refusal: Refusal | undefined
  /** What the fields hold before anybody typed. */
  initial: TypedTree
  /** What each field is called, by its path. */
  labels: Record<string, string>
}

const FormViewContext = createContext<FormView | null>(null)

/** Gives the fields within their labels, what was typed or stored, and their problems. */
export function FormFields({ children, ...view }: FormView & { children: ReactNode }) {
  return <FormViewContext.Provider value={view}>{children}</FormViewContext.Provider>
}

/** One field of the `FormFields` around: what it is called, holds and has wrong. */
export function useFormField(path: string) {
  const view = useContext(FormViewContext)
  if (!view) throw new Error('A form field needs FormFields around it')
  const { refusal, initial, labels } = view
  const problemAt = useProblems(refusal?.problems)
  return {
    label: labels[path] ?? path,
    value: textAt(refusal ? refusal.values : initial, path),
    error: problemAt(path),
  }
}

/** All that was typed in the `FormFields` around, or stored, and what is wrong with it. */
export function useFormTyped() {
  return { values: useFormValues(), problems: useContext(FormViewContext)?.refusal?.problems }
}

/** The rows of a list in the `FormFields` around, as they were typed or stored. */
export function useFormRows(path: string): TypedTree[] {
  return rowsAt(useFormValues(), path)
}

/** What is ticked of a list in the `FormFields` around. */
export function useFormList(path: string): string[] {
  return textsAt(useFormValues(), path)
}

function useFormValues(): TypedTree {
  const view = useContext(FormViewContext)
  if (!view) throw new Error('A form field needs FormFields around it')
  return view.refusal ? view.refusal.values : view.initial
}

type FieldLook = {
  /** The field's path in the schema; its name and id too. */
  name: string
  isOptional?: boolean
  hint?: ReactNode
  className?: string
}

type Control = FieldWiring & { name: string; defaultValue: string }

/** Label, control and note; give the control from what it is handed. */
export function FormField(props: FieldLook & { children: (control: Control) => ReactNode }) {
  const { name, isOptional, hint, className, children } = props
  const { label, value, error } = useFormField(name)
  const t = useT('form')
  return (
    <Field
      id={name}
      label={label}
      mark={isOptional && t('optional')}
      hint={hint}
      error={error}
      className={className}
    >
      {(wiring) => children({ ...wiring, name, defaultValue: value })}
    </Field>
  )
}

type TextFieldProps = FieldLook & {
  type?: HTMLInputTypeAttribute
  maxLength?: number
  autoComplete?: string
  inputMode?: ComponentProps<'input'>['inputMode']
  placeholder?: string
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, isOptional, hint, className, ...rest } = props
  return (
    <FormField name={name} isOptional={isOptional} hint={hint} className={className}>
      {(control) => <TextInput {...rest} {...control} />}
    </FormField>
  )
}

/** An amount of money, as a person of the language writes it. */
export function MoneyField(look: FieldLook) {
  return <FormField {...look}>{(control) => <MoneyInput {...control} />}</FormField>
}

/** Several lines of text. */
export function TextAreaField(props: FieldLook & { maxLength?: number; rows?: number }) {
  const { name, isOptional, hint, className, ...rest } = props
  return (
    <FormField name={name} isOptional={isOptional} hint={hint} className={className}>
      {(control) => <TextArea {...rest} {...control} />}
    </FormField>
  )
}

type SelectFieldProps = FieldLook & Pick<ComponentProps<typeof Select>, 'options' | 'autoComplete'>

/** The browser's own list of choices; give `options`, or their elements as children. */
export function SelectField(props: SelectFieldProps & { children?: ReactNode }) {
  const { options, autoComplete, children, ...look } = props
  return (
    <FormField {...look}>
      {(control) => (
        <Select {...control} options={options} autoComplete={autoComplete}>
          {children}
        </Select>
      )}
    </FormField>
  )
}
