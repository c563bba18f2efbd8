/**
 * Whether an endpoint belongs to one of these push services. A stranger names the endpoint: without the list, the
 * server could be made to call its own network. `https://*.example.org` stands for every name below example.org.
 */
export function isOfService(endpoint: string, services: readonly string[]) {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password, protocol, host } = new URL(endpoint);
  if (username || password) return false;
  return services.some((service) => {
    const [scheme, name = ""] = service.toLowerCase().split("//");
    if (!name.startsWith("*.")) return origin === service.toLowerCase();
    return protocol === scheme && host.endsWith(name.slice(1)) && host.length > name.length - 1;
  });
}
