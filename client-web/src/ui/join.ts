// Names of classes, without those that are not there.
export function join(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(" ");
}
