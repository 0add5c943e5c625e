/** A webpack loader that replaces the text `from` in a module by `to`. Fails if the module does not contain `from`. */
module.exports = function replaceText(source) {
  const { from, to, message } = this.getOptions();
  if (!source.includes(from)) throw new Error(message);
  return source.replace(from, () => to);
};
