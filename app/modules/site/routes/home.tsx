export default function HomeRoute() {
  return <h1>Firmament</h1>
}
