export { CardForm } from './components/card-form.tsx'
