exports.setParserPlugins = ({ parser }) => [parser];
