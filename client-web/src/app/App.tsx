export function App() {
  return <h1>Chartroom</h1>;
}
